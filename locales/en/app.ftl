# The pages around the table.

-game = Tzolk’in

## The frame

app-name = { -game }
app-title = { $page } · { -game }
app-title-start = { -game }: play the Mayan calendar
app-title-waiting = Your turn · { $title }
app-notice-title = Your turn
app-notice-text =
    { $count ->
        [one] A game of { -game } is waiting for you.
       *[other] { $count } games of { -game } are waiting for you.
    }
app-skip = Skip to content
app-nav = Pages
app-menu = Menu
app-menu-close = Close menu
app-nav-lobby = Lobby
app-nav-new = New table
app-nav-my-games = My games
app-nav-my-games-waiting =
    { $count ->
        [one] My games, one is waiting for you
       *[other] My games, { $count } are waiting for you
    }
app-nav-settings = Settings
app-language = Language
app-theme = Theme
app-theme-now =
    { $theme ->
        [light] Theme: light
        [dark] Theme: dark
       *[system] Theme: same as system
    }
app-footer = An unofficial fan project, not affiliated with the publisher of the board game.
app-loading = Loading
app-part-failed = This part of the page could not be loaded.
app-try-again = Try again
app-lost = Connection lost. Reconnecting…
app-outdated = The server is newer than this page, and reloading did not help. If something looks wrong, close all tabs of this site and open it again.
app-outdated-close = Close
app-trouble-heading = Something went wrong
app-trouble-text = This page could not be displayed. Your games are stored on the server, so nothing is lost. Reload the page to continue.
app-trouble-detail = What happened: { $detail }
app-trouble-reload = Reload the page
app-connecting = Connecting…
app-copied = Copied

## Names

app-bot = Bot, level { $level }
app-seat-open = Open seat
app-level =
    { $level ->
        [1] Bot 1, gentle
        [2] Bot 2, short-sighted
        [3] Bot 3, solid
        [4] Bot 4, strong
       *[5] Bot 5, expert
    }
app-level-about =
    { $level ->
        [1] A gentle first opponent. It plays sensibly but looks no further than the current turn.
        [2] Takes whatever is good right now and rarely thinks ahead.
        [3] A solid club player.
        [4] Strong: plans several turns ahead.
       *[5] An expert, the best we have. It takes about a second per turn.
    }
app-you = you
app-colour =
    { $colour ->
        [red] Red
        [blue] Blue
        [green] Green
       *[yellow] Yellow
    }

## Start

app-start-heading = { -game }
app-start-lead = Great gears turn a little every day. Place your workers on them, wait, and pick them up when the time is right.
app-play-now = Play now
app-play-now-hint = You and three novice bots
app-play-now-busy = Setting up…
app-ways = More ways to play
app-way-new = New table
app-way-new-hint = Friends, bots, a shared screen, clocks
app-way-lobby = Lobby
app-way-lobby-hint = Open tables to join, games to watch
app-join-heading = Join by link
app-join-label = Invitation link
app-join-placeholder = Paste an invitation link
app-join-button = Join
app-join-bad = This is not a link to a table on this site.
app-continue-heading = Continue
app-continue-all = All my games

## Tables in lists

app-table-round = Round { $round }
app-table-open = Waiting for players
app-table-seats =
    { $open ->
        [one] One open seat
       *[other] { $open } open seats
    }
app-table-waits = Your turn
app-table-play = Play
app-table-continue = Continue
app-table-look = View
app-table-join = Join
app-table-watch = Watch
app-table-frozen = Frozen
app-pace-live = Live
app-pace-live-clock = Live, { $minutes } min + { $seconds } s
app-pace-days = Correspondence
app-pace-days-clock =
    { $hours ->
        [one] Correspondence, one hour per turn
       *[other] Correspondence, { $hours } hours per turn
    }

## Lobby

app-lobby-heading = Lobby
app-lobby-open = Open tables
app-lobby-open-none = There are no open tables right now. Open one, and anyone can join it.
app-lobby-running = Games to watch
app-lobby-running-none = No public games are being played right now.

## My games

app-my-games-heading = My games
app-my-waiting = Waiting for you
app-my-waiting-none = No games are waiting for you.
app-my-others = In progress
app-my-finished = Finished
app-my-finished-none = Your finished games and their results will appear here.
app-my-older = Older games
app-my-none = You have no games yet.
app-finished-rank =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
app-finished-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
app-finished-replay = Watch again
app-record-heading = Watch a recorded game
app-record-hint = Any game saved as a .tzk file, from this site or elsewhere.
app-record-choose = Choose a record file
app-analysis = Analysis board

## New table

app-new-heading = New table
app-new-quick = Start with
app-new-quick-bots = Against bots
app-new-quick-online = Friends online
app-new-quick-screen = Shared screen
app-new-players = Players
app-new-players-count = { $count } players
app-new-seats = Seats
app-new-you = You
app-new-who = Who sits in seat { $number }
app-new-who-open = Open seat
app-new-who-screen = Another person on this screen
app-new-name-of = Name for seat { $number }
app-new-colour-of = Colour of seat { $number }
app-new-pace = Pace
app-new-live = Live
app-new-live-hint = Everyone is online
app-new-days = Correspondence
app-new-days-hint = Play when you have time
app-new-clock = Clock
app-new-clock-none = No clock
app-new-clock-live = { $minutes } min + { $seconds } s per turn
app-new-clock-days =
    { $hours ->
        [one] One hour per turn
       *[other] { $hours } hours per turn
    }
app-new-clock-own = Custom clock
app-new-clock-minutes = Minutes for the game
app-new-clock-seconds = Seconds added each turn
app-new-clock-hours = Hours per turn
app-new-access = Who can join
app-new-private = By invitation
app-new-private-hint = Only people with the link
app-new-public = Listed in the lobby
app-new-public-hint = Anyone can join
app-new-spectators = Allow spectators
app-new-hints = Allow hints
app-new-hints-hint = Everyone sees when someone asks for one
app-new-start = Start from
app-new-fresh = A fresh setup
app-new-setup = A setup file
app-new-record = A record
app-new-setup-file = Choose a setup file
app-new-record-file = Choose a record file
app-new-file-none = No file chosen yet
app-new-file-bad = This file does not contain a setup.
app-new-ply = After how many moves?
app-new-ply-hint = Leave empty to start after the last move
app-new-open = Open the table
app-new-go = Start the game
app-new-more = Options

## Waiting room

app-room-heading = The table is set
app-room-lead =
    { $open ->
        [0] Everyone is here.
        [one] One seat is still open. Send the link to the person you want to play with.
       *[other] { $open } seats are still open. Send the link to the people you want to play with.
    }
app-room-seats = Seats
app-room-take = Sit here
app-room-move = Move here
app-room-remove = Remove
app-room-remove-who = Remove { $name }
app-room-leave = Leave the table
app-room-start = Start the game
app-room-start-wait = The game can start when every seat is taken.
app-room-host-starts = The host will start the game.
app-room-link = Invitation link
app-room-copy = Copy the link
app-room-qr = QR code of the invitation link
app-room-qr-hint = Or scan it with a phone
app-room-colour = Your colour
app-room-online = here
app-room-offline = away
app-room-hints = Hints
app-room-no-hints = No hints
app-room-spectators = Spectators welcome
app-room-no-spectators = No spectators
app-room-public = Listed in the lobby
app-room-private = By invitation
app-room-origin-setup = From a setup file
app-room-origin-record =
    { $ply ->
        [one] From a record, after one move
       *[other] From a record, after { $ply } moves
    }
app-room-refused = This table cannot be opened

## Settings

app-settings-heading = Settings
app-settings-you = You
app-settings-name = Name at the table
app-settings-name-save = Save the name
app-settings-saved = Saved
app-settings-password = Password
app-settings-password-hint = With a password you can use this account on another device.
app-settings-password-has = You have a password. Enter a new one to change it.
app-settings-password-set = Set the password
app-settings-log-in = Log in to another account
app-settings-log-in-name = Name
app-settings-log-in-password = Password
app-settings-log-in-button = Log in
app-settings-left-behind = These tables stay with the guest you were:
app-settings-log-out = Log out
app-settings-log-out-lost = Without a password you cannot get back into this account, and your games will be lost.
app-settings-log-out-sure = Log out anyway
app-settings-cancel = Cancel
app-settings-look = Appearance
app-settings-theme-light = Light
app-settings-theme-dark = Dark
app-settings-theme-system = Same as system
app-settings-motion = Motion
app-settings-motion-full = Full
app-settings-motion-reduced = Reduced
app-settings-motion-system = Same as system
app-settings-play = Play
app-settings-speed = Move speed
app-settings-speed-slow = Slow
app-settings-speed-normal = Normal
app-settings-speed-fast = Fast
app-settings-speed-instant = Instant
app-settings-sound = Sound
app-settings-confirm-end = Ask before ending my turn
app-settings-keys = Single-key shortcuts
app-settings-keys-hint = Letters, digits and ? at the table. Esc, Enter and the arrow keys always work.
app-settings-notify = Notify me when it is my turn
app-settings-notify-hint = While this page is open in another tab
app-settings-notify-denied = Your browser does not allow notifications for this page.

## Nothing there

app-missing-heading = Page not found
app-missing-text = There is no page at this address. The link may be incomplete.
app-missing-start = Go to the start page

## Following the game

app-settings-vibration = Vibrate when it is my turn
app-settings-food-days = Show a summary of every Food Day
app-settings-coach = Coach: mark costly turns against bots

## Guests and bots in the waiting room

app-room-guest-heading = You are invited to a game
app-room-guest-lead = Choose a name and sit down. The game begins as soon as every seat is taken.
app-room-guest-wait =
    { $open ->
        [0] Everyone is here. The game is about to begin.
        [one] You have a seat. One more is still open.
       *[other] You have a seat. { $open } more are still open.
    }
app-room-invite-more = Invite somebody else
app-room-bot = Add a bot
app-room-bot-at = Add a bot to seat { $number }
app-settings-back = Back to the table
app-finished-ended = No winner
app-settings-password-old = Current password
app-settings-sessions = Where you are logged in
app-settings-session-this = This browser
app-settings-session-browser = { $browser } on { $system }
app-settings-session-unknown = Another browser
app-settings-session-seen = Last used: { $when }
app-settings-session-end = Log out there
app-settings-session-end-one = Log out there: { $browser }
app-settings-data = Your data
app-settings-data-download = Download your data
app-settings-delete = Delete your account
app-settings-delete-warning = You will leave the games you are playing. Finished games stay, without your name. This cannot be undone.
app-settings-delete-password = Your password
app-settings-delete-sure = Delete it for good
app-player-gone = Former player

## New versions, and installing

app-update-ready = A new version is ready.
app-update-now = Update now
app-update-later = Later
app-install-heading = Install the game
app-install-text = The game gets its own icon and its own window, and it opens without an internet connection.
app-install-button = Install
app-install-menu = Open the share menu of the browser and choose “Add to Home Screen”.
app-trouble-text-device = This page could not be displayed. Your games are stored on this device, so nothing is lost. Reload the page to continue.
app-way-new-hint-device = Bots, or people around one screen

## Ways to the rules and the lessons, whose own texts are fetched when they are opened

app-rules-heading = Rules
app-rules-read = Read the rule
app-learn-heading = Learn to play
app-learn-hint = A guided first game, about ten minutes
app-learn-resume = Continue with lesson { $lesson } of { $lessons }
app-puzzles-heading = Puzzles
app-puzzles-hint = Find the best turn
app-puzzles-more = Puzzles: find the best turn

## Games on this device, without a server

app-device-player = Player
app-table-here = On this device
app-table-delete = Delete
app-table-delete-sure = Delete for good
app-new-where = Where the game lives
app-new-where-device = On this device
app-new-where-device-hint = Works offline, in this browser only
app-new-where-server = On the server
app-new-where-server-hint = You can continue it on another device
app-take-heading = Continue on the server
app-take-hint = The game moves from this device to the server and goes on where it stands. If you leave seats to other people, the server shuffles everything that is still hidden, so that nobody knows more than the others.
app-not-stored = This browser does not store the game. It goes on as long as this tab stays open.
