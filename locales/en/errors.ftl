# Why something was refused: one sentence for every code that the server can send.

problem-malformed = The server did not understand that. Reload the page.
problem-too-large = That is too large: at most { $most } bytes.
problem-too-many =
    { $wait_s ->
        [one] Too fast. Try again in a second.
       *[other] Too fast. Try again in { $wait_s } seconds.
    }
problem-limit-reached = You have { $most } of these already. Finish or leave one first.
problem-no-such-table = There is no table here. If it is private, use the whole invitation link.
problem-no-such-record = There is no record here. It may have been removed.
problem-no-such-player = There is no such player.
problem-no-such-address = There is nothing at this address.
problem-no-identity = The server does not know you any more. Reload the page.
problem-foreign-origin = This page belongs to another address. Open the game at its own.
problem-wrong-password = Name or password is wrong.
problem-name-taken = Somebody with a password has this name. Choose another, or log in.
problem-bad-name = A name has 1 to { $most } characters.
problem-bad-password = A password has { $least } to { $most } characters.
problem-bad-table =
    { $what ->
        [seats] A table has two to four seats, and you on one of them.
        [level] Bots have levels 1 to 5.
        [colour] Two seats have the same colour.
        [clock] Nobody can play with this clock.
       *[start] The game to begin from has another number of players, or fewer moves.
    }
problem-bad-setup =
    { $part ->
        [players] This setup cannot be played: the number of players.
        [start] This setup cannot be played: the starting player.
        [wealth] This setup cannot be played: the Starting Wealth Tiles.
        [dummies] This setup cannot be played: the dummy workers.
        [age1] This setup cannot be played: the buildings of Age 1.
        [age2] This setup cannot be played: the buildings of Age 2.
        [monuments] This setup cannot be played: the monuments.
       *[other] This setup cannot be played.
    }
problem-bad-record = This record does not replay: line { $line }.
problem-not-your-seat = That seat is not yours.
problem-not-seated = Only those who sit at the table may do this.
problem-not-host = Only who opened the table may do this.
problem-seat-taken = Somebody was faster: the seat is taken.
problem-colour-taken = That colour is taken.
problem-table-full = All seats are taken.
problem-seats-open =
    { $open ->
        [one] One seat is still open.
       *[other] { $open } seats are still open.
    }
problem-not-started = The game has not begun.
problem-already-started = The game has begun.
problem-not-over = The game is not over.
problem-game-over = The game is over.
problem-frozen = This game was begun under older rules. It can be looked at, not played on.
problem-no-spectators = This table is closed to spectators.
problem-stale = Something happened in the meantime. Look again.
problem-not-to-act = It is somebody else’s turn.
problem-unknown-action = The server does not know this action. Reload the page.
problem-illegal = { $reason }
problem-nothing-to-undo = There is nothing to take back.
problem-bot-plays = A bot plays for this seat.
problem-not-votable = A bot cannot take over this seat now.
problem-nothing-to-take-back = This seat cannot be taken back.
problem-no-hints = This table plays without hints.
problem-bad-chat = A message has 1 to { $most } characters.
problem-storage-full = The server’s disk is full. Nothing was changed.
problem-internal = Something failed on the server. Nothing was changed.
# For problems of a newer server that this page does not know.
problem-unknown = That did not work, for a reason that this page does not know. Reload the page.
problem-stopping = The server cannot be reached just now. Try again in a moment.
problem-removed = You are no longer at this table.
problem-too-slow = The connection was too slow. It begins anew.

## Following the game

problem-others-play = Others still play: the game cannot be ended yet.
