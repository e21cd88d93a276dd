# Why something was refused: one sentence for every code that the server can send.

problem-malformed = The server did not understand the request. Reload the page.
problem-too-large = That is too large: at most { $most } bytes.
problem-too-many =
    { $wait_s ->
        [one] You are going too fast. Try again in a second.
       *[other] You are going too fast. Try again in { $wait_s } seconds.
    }
problem-too-many-log-ins =
    { $wait_s ->
        [one] There were too many attempts to log in. Try again in a second.
       *[other] There were too many attempts to log in. Try again in { $wait_s } seconds.
    }
problem-uploaded-enough = Your address has uploaded { $most_mb } MB of records today, which is the most. Try again tomorrow.
problem-limit-reached = The limit of { $most } has been reached.
problem-no-such-table = There is no such table. If it is private, use the full invitation link.
problem-no-such-record = There is no such record. It may have been removed.
problem-no-such-player = There is no such player.
problem-no-such-address = There is nothing at this address.
problem-no-identity = The server does not recognize you any more. Reload the page.
problem-foreign-origin = This page comes from a different address. Open the game at its own address.
problem-foreign-host = This server is not known by the name in your address bar. Open the game at its own address.
problem-wrong-password = The name or the password is wrong.
problem-name-taken = This name belongs to someone with a password. Choose another one, or log in.
problem-bad-name = A name must have 1 to { $most } characters.
problem-bad-password = A password must have { $least } to { $most } characters.
problem-bad-table =
    { $what ->
        [seats] A table has two to four seats, and one of them is yours.
        [level] Bots have levels 1 to 5.
        [colour] Two seats have the same colour.
        [clock] It is not possible to play with this clock.
       *[start] The game to start from has a different number of players, or fewer moves.
    }
problem-bad-setup =
    { $part ->
        [players] This setup cannot be played. Check the number of players.
        [start] This setup cannot be played. Check the starting player.
        [wealth] This setup cannot be played. Check the Starting Wealth Tiles.
        [dummies] This setup cannot be played. Check the dummy workers.
        [age1] This setup cannot be played. Check the buildings of Age 1.
        [age2] This setup cannot be played. Check the buildings of Age 2.
        [monuments] This setup cannot be played. Check the monuments.
       *[other] This setup cannot be played.
    }
problem-bad-position = This position cannot be played.
problem-bad-record = This record cannot be replayed. Check line { $line }.
problem-not-your-seat = That seat is not yours.
problem-not-seated = Only the players at this table can do this.
problem-not-host = Only the host can do this.
problem-seat-taken = Someone was faster. The seat is taken.
problem-there-already = You are at this table already, and nobody can be there twice.
problem-colour-taken = That colour is taken.
problem-table-full = All seats are taken.
problem-seats-open =
    { $open ->
        [one] One seat is still open.
       *[other] { $open } seats are still open.
    }
problem-not-started = The game has not begun yet.
problem-already-started = The game has already begun.
problem-not-over = The game is not over yet.
problem-game-over = The game is over.
problem-frozen = This game was played under other rules or saved by another version, so it cannot be continued. Nothing is lost. Reload the page in case there is an update.
problem-no-spectators = Spectators are not allowed at this table.
problem-stale = The game has moved on. Check the board and try again.
problem-not-to-act = It is someone else’s turn.
problem-unknown-action = The server does not know this action. Reload the page.
problem-illegal = { $reason }
problem-nothing-to-undo = There is nothing to undo.
problem-bot-plays = A bot is playing for this seat.
problem-not-votable = A bot cannot take over this seat right now.
problem-nothing-to-take-back = This seat cannot be taken back.
problem-no-hints = Hints are not allowed at this table.
problem-bad-chat = A message must have 1 to { $most } characters.
problem-storage-full = The server’s disk is full. Nothing was changed.
problem-storage-busy = The server’s database is busy. Nothing was changed. Try again in a moment.
problem-storage-failed = The server cannot write to its disk. Nothing was changed. Tell whoever runs it.
problem-internal = Something went wrong on the server. Nothing was changed.

# For problems of a newer server that this page does not know.
problem-unknown = That did not work, and this page does not know why. Reload the page.
problem-stopping = The server cannot be reached right now. Try again in a moment.
problem-removed = You are no longer at this table.
problem-too-slow = The connection was too slow. Reconnecting…

## Following the game

problem-others-play = Others still play: the game cannot be ended yet.
problem-too-many-changes = You have changed this turn too often. You can still play it to its end.
problem-not-endable = Only a correspondence game without a clock can be ended by its players.
problem-not-alone = This works only in a game of one person against bots.
problem-bad-save =
    { $why ->
        [foreign] This is not a saved game.
        [newer] A newer version of the game has saved this. Reload the page to update it, then try again.
        [rules] This saved game follows other rules. You cannot continue it here.
       *[damaged] This saved game is damaged, so it cannot be continued. It stays as it is where it was saved.
    }
problem-device-failed = The game does not answer in this browser right now. Stored games are not lost. Try again in a moment. If that does not help, reload the page or update the browser.
