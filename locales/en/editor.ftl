# The editor of positions, which are set up by hand on the analysis board.

editor-title = Set up a position
editor-panel = Position
editor-parts = What to set up
editor-game = The game

editor-less = Less: { $what }
editor-more = More: { $what }
editor-nobody = Nobody
editor-add = Add
editor-remove = Take away: { $tile }
editor-back = Back
editor-analyse = Analyse this position
editor-ready = This position can be played. It is { $player }’s turn.

# The pieces to put on the board.
editor-piece = Choose a piece, then the spaces where it goes
editor-piece-worker = Worker: { $player }
editor-piece-dummy = Dummy worker
editor-piece-skull = Skull
editor-piece-none = Take away
editor-gears = On the gears

# What belongs to nobody.
editor-round = Round
editor-turn = Whose turn it is
editor-start-space = On the starting player space
editor-corn-on-teeth = Corn on the teeth
editor-food-days = Food Days so far
editor-display = Buildings on display
editor-monuments = Monuments on display
editor-jungle-help = Harvest tiles that are still there. Corn tiles count even under wood tiles.
editor-jungle-corn = Palenque { $space }: corn tiles
editor-jungle-wood = Palenque { $space }: wood tiles

# What a player has.
editor-workers = Workers in play
editor-points = Points
editor-skulls = Skulls
editor-corn-tiles = Corn tiles
editor-wood-tiles = Wood tiles
editor-buildings = Buildings
editor-wealth = Wealth tiles kept

# Choosing tiles.
editor-pick-building = Which building?
editor-pick-monument = Which monument?
editor-pick-wealth = Which two wealth tiles?
editor-at-display = on display
editor-at-player = { $player } has it
editor-at-first = chosen

# Why a position cannot be played.
editor-fault-players = Two, three or four people play.
editor-fault-seat = There is no such player.
editor-fault-round = In round { $round }, the number of Food Days so far cannot be { $held }.
editor-fault-start-space = { $player } cannot be on the starting player space before having had a turn this round.
editor-fault-corn-on-teeth =
    { $most ->
        [0] No corn can lie on the teeth in this round.
       *[other] At most { $most } corn can lie on the teeth in this round.
    }
editor-fault-space = Nobody can stand on { $at }.
editor-fault-taken-twice = There are two workers on { $at }.
editor-fault-dummies = With more than { $most } dummy workers there is not enough room left to play; there are { $dummies }.
editor-fault-workers = { $player } must have { $least } to { $most } workers in play.
editor-fault-workers-out = { $player } has { $workers } workers in play, but { $out } are on the board.
editor-fault-too-much = { $player } has more corn, blocks or points than a game can give.
editor-fault-skull-space = { $gear } { $space } cannot hold a skull, or it holds more than one.
editor-fault-skulls = There are { $skulls } skulls, but the game has only { $most }.
editor-fault-temple-step = { $player } is beyond the top step in the temple of { $temple }.
editor-fault-temple-top = Only one player can be on the top step in the temple of { $temple }.
editor-fault-technology = { $player } is beyond the highest level of { $technology }.
editor-fault-jungle = The jungle at { $at } cannot have so many tiles. There cannot be more wood tiles than corn tiles.
editor-fault-corn-tiles = Corn tiles missing from the jungle: { $gone }. Corn tiles that the players have: { $taken }. The two numbers must be equal.
editor-fault-wood-tiles = Wood tiles missing from the jungle: { $gone }. The players cannot have { $taken } of them.
editor-fault-building = This building belongs to another age or is in two places: { $tile }.
editor-fault-pile = Some of the remaining buildings are neither on display nor in the stack.
editor-fault-monument = This monument is in two places: { $tile }.
editor-fault-monuments = { $needs } monuments must be on display or constructed, and there are { $monuments }.
editor-fault-wealth = Two players have this wealth tile: { $tile }.
