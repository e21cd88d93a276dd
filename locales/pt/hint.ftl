# Why a turn is suggested: one or more whole sentences for every reason of the analysis, with its exact figures.
# { $at } is a space such as "Tikal 2"; { $goods }, { $gained }, { $paid } are lists such as "2 corn and 1 gold".

hint-turn = O turno, passo a passo
hint-why = Por que este turno

hint-food-fed =
    { $days ->
        [0] Você terá o milho a pagar hoje ({ $due }).
        [one] Você terá o milho a pagar amanhã, no Dia de Alimentação ({ $due }).
       *[other] Você terá o milho a pagar daqui a { $days } dias, no Dia de Alimentação ({ $due }).
    } { $before ->
        [one] Antes do turno falta { $before }.
       *[other] Antes do turno faltam { $before }.
    }
hint-food-lack =
    { $after ->
        [one] Ainda faltará { $after }
       *[other] Ainda faltarão { $after }
    } { $due ->
        [one] do { $due } milho a pagar
       *[other] dos { $due } milhos a pagar
    } { $days ->
        [0] hoje.
        [one] amanhã, no Dia de Alimentação.
       *[other] daqui a { $days } dias, no Dia de Alimentação.
    } { $before ->
        [one] Antes do turno falta { $before }.
       *[other] Antes do turno faltam { $before }.
    }
hint-food-open =
    Depois do turno { $after ->
        [one] faltará { $after }
       *[other] faltarão { $after }
    } { $due ->
        [one] do { $due } milho a pagar
       *[other] dos { $due } milhos a pagar
    } { $days ->
        [0] hoje.
        [one] amanhã, no Dia de Alimentação.
       *[other] daqui a { $days } dias, no Dia de Alimentação.
    }

hint-reaches =
    { $workers ->
        [one] { $days ->
            [0] Um trabalhador está em { $at }.
            [one] Um trabalhador chega a { $at } em { $days } dia.
           *[other] Um trabalhador chega a { $at } em { $days } dias.
        }
       *[other] { $days ->
            [0] { $workers } trabalhadores estão em { $at }.
            [one] { $workers } trabalhadores chegam a { $at } em até { $days } dia.
           *[other] { $workers } trabalhadores chegam a { $at } em até { $days } dias.
        }
    }
hint-reaches-in-time =
    { $workers ->
        [one] { $days ->
            [0] Um trabalhador está em { $at } antes do Dia de Alimentação.
            [one] Um trabalhador chega a { $at } em { $days } dia, antes do Dia de Alimentação.
           *[other] Um trabalhador chega a { $at } em { $days } dias, antes do Dia de Alimentação.
        }
       *[other] { $days ->
            [0] { $workers } trabalhadores estão em { $at } antes do Dia de Alimentação.
            [one] { $workers } trabalhadores chegam a { $at } em até { $days } dia, antes do Dia de Alimentação.
           *[other] { $workers } trabalhadores chegam a { $at } em até { $days } dias, antes do Dia de Alimentação.
        }
    }

hint-gains = Você recebe { $gained }.
hint-gains-pays = Você recebe { $gained } e paga { $paid }.

hint-steps-up =
    { $steps ->
        [one] Você sobe { $steps } degrau no templo de { $temple }.
       *[other] Você sobe { $steps } degraus no templo de { $temple }.
    }
hint-steps-lead =
    { $steps ->
        [one] Você sobe { $steps } degrau no templo de { $temple } e assume a liderança ali.
       *[other] Você sobe { $steps } degraus no templo de { $temple } e assume a liderança ali.
    }
hint-steps-down =
    { $steps ->
        [one] Você desce { $steps } degrau no templo de { $temple }.
       *[other] Você desce { $steps } degraus no templo de { $temple }.
    }
hint-steps-down-lead =
    { $steps ->
        [one] Você desce { $steps } degrau no templo de { $temple }, mas mantém a liderança ali.
       *[other] Você desce { $steps } degraus no templo de { $temple }, mas mantém a liderança ali.
    }

hint-advance = { $technology } chega ao nível { $level }. { $effect }.

hint-builds = Você constrói um edifício ({ $building }).
hint-monument =
    { $count ->
        [0] Você constrói um monumento que agora valeria { $points } pontos ({ $monument }).
        [one] Você constrói um monumento que agora valeria { $points } ponto ({ $monument }).
       *[other] Você constrói um monumento que agora valeria { $points } pontos ({ $monument }).
    }

hint-points =
    { $count ->
        [one] Você ganha { $points } ponto na hora.
       *[other] Você ganha { $points } pontos na hora.
    }
hint-points-lost =
    { $count ->
        [one] Você perde { $points } ponto na hora.
       *[other] Você perde { $points } pontos na hora.
    }

hint-worker =
    { $workers ->
        [one] Você terá { $workers } trabalhador em jogo.
       *[other] Você terá { $workers } trabalhadores em jogo.
    }

hint-farm =
    { $after ->
        [0] Um Dia de Alimentação custará { $after } milhos em vez de { $before }.
        [one] Um Dia de Alimentação custará { $after } milho em vez de { $before }.
       *[other] Um Dia de Alimentação custará { $after } milhos em vez de { $before }.
    }

hint-places =
    { $workers ->
        [one] { $corn ->
            [0] Você coloca { $workers } trabalhador de graça.
            [one] Você coloca { $workers } trabalhador por { $corn } milho.
           *[other] Você coloca { $workers } trabalhador por { $corn } milhos.
        }
       *[other] { $corn ->
            [0] Você coloca { $workers } trabalhadores de graça.
            [one] Você coloca { $workers } trabalhadores por { $corn } milho.
           *[other] Você coloca { $workers } trabalhadores por { $corn } milhos.
        }
    }

hint-falls = Você usa o trabalhador em { $at } antes que o próximo dia o empurre para fora.

hint-start-begins = Você começará a próxima rodada.
hint-start-left = O jogador à sua esquerda começará a próxima rodada.
hint-start-corn =
    { $corn ->
        [one] Você recolhe { $corn } milho dos dentes do calendário.
       *[other] Você recolhe { $corn } milhos dos dentes do calendário.
    }
hint-start-two-days = Você poderá deixar passar dois dias.

hint-begs =
    { $corn ->
        [one] Você obtém { $corn } milho ao mendigar, por um degrau a menos no templo de { $temple }.
       *[other] Você obtém { $corn } milhos ao mendigar, por um degrau a menos no templo de { $temple }.
    }

hint-days =
    { $days ->
        [one] { $food ->
            [0] Passa { $days } dia. A próxima rodada é um Dia de Alimentação.
            [one] Passa { $days } dia. Faltará { $food } dia para o Dia de Alimentação.
           *[other] Passa { $days } dia. Faltarão { $food } dias para o Dia de Alimentação.
        }
       *[other] { $food ->
            [0] Passam { $days } dias. A próxima rodada é um Dia de Alimentação.
            [one] Passam { $days } dias. Faltará { $food } dia para o Dia de Alimentação.
           *[other] Passam { $days } dias. Faltarão { $food } dias para o Dia de Alimentação.
        }
    }
hint-days-light = Você ainda poderá deixar passar dois dias mais tarde.
hint-days-dark = Seu tabuleiro ficará do lado mais escuro.

hint-ready =
    { $workers ->
        [0] { $corn ->
            [0] Depois deste turno você não tem trabalhadores disponíveis nem milho.
            [one] Depois deste turno você não tem trabalhadores disponíveis e tem { $corn } milho.
           *[other] Depois deste turno você não tem trabalhadores disponíveis e tem { $corn } milhos.
        }
        [one] { $corn ->
            [0] Depois deste turno você tem { $workers } trabalhador disponível e nenhum milho.
            [one] Depois deste turno você tem { $workers } trabalhador disponível e { $corn } milho.
           *[other] Depois deste turno você tem { $workers } trabalhador disponível e { $corn } milhos.
        }
       *[other] { $corn ->
            [0] Depois deste turno você tem { $workers } trabalhadores disponíveis e nenhum milho.
            [one] Depois deste turno você tem { $workers } trabalhadores disponíveis e { $corn } milho.
           *[other] Depois deste turno você tem { $workers } trabalhadores disponíveis e { $corn } milhos.
        }
    }

# What a space gives, and the steps of the turn.

hint-reaches-does = A ação ali: { $action }.
hint-weights = O que traz, em pontos, segundo o programa
