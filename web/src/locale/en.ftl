# The page's own words. How parts are written: see majlis/engine/words.py.

## Everywhere

close = Close
back = Back
open = Open
copy = Copy
copied = Copied
send = Send
loading = One moment…
home = Majlis: to the lobby
skip = Skip to content
nav = Main pages
nav-tables = Tables
nav-learn = Learn
nav-rules = Rules
nav-about = About
to-lobby = To the lobby
to-table = To the table
try-again = Try again
menu = Menu
language = Language
theme = Theme
theme-auto = Same as device
theme-plaster = Plaster (light)
theme-night = Night (dark)
theme-to-plaster = Light theme
theme-to-night = Dark theme
lost-title = Page not found
lost-text = This address does not exist here. It may be misspelt.

## Notices

notice-unreachable = The server cannot be reached. We keep trying.
notice-too-many = Too many requests. Please wait a moment.
notice-stale = The match has moved on. Please look again.
notice-problem = That did not work: { $detail }
notice-stand-in-later = A bot may play for somebody only when they have been away for some minutes.

## Lobby

lobby = Lobby
games = Games
games-none = No games here yet
play = Play
play-on = Continue
learn-on = Go on
watch = Watch
sit-down = Sit down
sit-here = Sit here
open-tables = Open tables
open-tables-none = Nobody is waiting at a table. Open one, and others can sit down.
open-a-table = Open a table
your-tables = Your tables
tables-wait =
    { $count ->
        [one] { $count } waits for you
       *[other] { $count } wait for you
    }
all-of = All { $count }
fewer = Fewer
show-more = Show more
all-games = All games
filter-by-game = Tables of which game
recent-matches = Recent matches
match-against = against { $others }
your-games-none = Your matches will appear here, those waiting for you first.
guest-or-account = Play as a guest; an account keeps your name.
guest = Guest
players-from-to =
    { $from ->
        [one] { $from }–{ $to } players
       *[other] { $from }–{ $to } players
    }
minutes =
    { $count ->
        [one] { $count } min
       *[other] { $count } min
    }
seats-taken = Seats taken: { $taken } of { $all }
game-with = { $game } with { LIST($others) }
stand-gathering =
    { $count ->
        [0] About to start
        [one] { $count } seat is open
       *[other] { $count } seats are open
    }
stand-over = Finished
stand-your-move = Your move
stand-thinking =
    { COUNT($names) ->
        [one] { LIST($names) } is thinking
       *[other] { LIST($names) } are thinking
    }
stand-going-on = In progress

## A new table

new-table = { $game }: a new table
your-name = Your name
against-bots = Against bots
play-alone = Alone
against-count =
    { $count ->
        [one] Against { $count } bot
       *[other] Against { $count } bots
    }
or = or
new-to-game = New to this game
new-to-game-about =
    Easy bots and the standard game; the player aid lies open, cards say at once what a choice brings, and every
    step can be taken back.
strength = Strength
level-novice = Novice
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-master = Master
options = Modules and options
options-usual = Standard game
option-value = { $option }: { $value }
option-off = { $option }: no
more-options = More options
with-people = With friends
with-people-about = by link, in the lobby or on this device
seat-kind = Who sits in seat { $number }
seat-name = Name of player { $number }
seat-remove = Remove seat { $number }
seat-add = One more seat
seat-me = Me
seat-open = Open to friends or anyone
seat-hot = Someone on this device
seat-novice = Bot, novice
seat-easy = Bot, easy
seat-medium = Bot, medium
seat-hard = Bot, hard
seat-master = Bot, master
seat-program = Program: { $name }
who-may-join = Who may sit down
join-anyone = Anybody in the lobby
join-by-link = Only with the link
table-name = Name of the table
table-name-free = may stay empty
open-table = Open the table
start-now = Start now

## Before the match

invite = Invite friends
share-join = Whoever opens this link can sit down at this table.
share-watch = Whoever opens this link can watch.
share-private = This table is not in the lobby; it can be reached only by this link.
waiting-for =
    { $count ->
        [0] The match begins.
        [one] Waiting for { $count } more player.
       *[other] Waiting for { $count } more players.
    }
table-settings = What is played
start-with-bots = Start without waiting
start-with-bots-about = Bots take the seats that are still open.
leave-table = Leave the table
is-here = is here
table-missing = No such table
table-missing-text = It may be private: then you need the whole link, with the key at its end.

## At the table

question = Your decision
table-over = The match is over.
table-gathering = Waiting for players.
why-not = Why not?
put-back = Put it back
undo = Undo
restart-turn = Restart turn
pass-until-turn = Pass until my turn
pass-no-more = Ask me again between turns
loss-ask = End with { $losses }?
loss-end = End
players = Players
players-and-log = Players and log
to-move = to move
you = you
bot = bot
bot-plays = a bot plays
away = away
resigned = resigned
open-seat = open seat
take-seat-back = Play myself again
let-bot-play = Let a bot play
let-bot-play-for-me = Let a bot play for me
watching = Watching
connecting = Reconnecting…
sheets = More
log = Log
log-empty = Nothing has happened yet.
read-rule = Read rule { $rule }
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
chat-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
share = Link to this table
settings = Settings
keys = Keyboard
full-screen = Full screen
full-screen-off = Leave full screen
result = Result
resign = Resign
resign-about = A bot plays on for you, and you cannot come back into this match. Resign?
undo-ask = Request undo
undo-asked = { SEAT($seat) } asks to undo further than players may on their own.
undo-asked-by-me = You have asked to take something back. Waiting for the others.
undo-agree = Agree
undo-refuse = Refuse
your-move-at = Your move at “{ $table }”
pass-device = Pass the device to { SEAT($seat) }
pass-device-about = Nobody else should look now.
pass-device-look = I am { SEAT($seat) }

## The plain board: any game, without a drawing

plain-action = { $verb }: { $parts }
plain-range = { $low } to { $high }
plain-change = { $holding } { $by }
plain-of = { SEAT($seat) }: { $text }
plain-what-you-can-do = What you can do
plain-nothing-to-do = Nothing to decide for you now.
plain-ways =
    { $count ->
        [one] { $count } way
       *[other] { $count } ways
    }
plain-in-every-case = in every case
plain-filter = Filter: { $group }
plain-filter-none = Nothing fits this filter.
plain-sure = Sure
plain-besides = Mind
plain-open = Open
plain-then = Then
plain-hidden-shown = Something hidden comes to light, so this cannot be taken back.
plain-not-now = Not now
plain-type = Or type it
plain-why-not = Why not?
plain-possible = This is possible now.
plain-choosing-too =
    { COUNT($seats) ->
        [one] { SEAT($seats) } is choosing too
       *[other] { SEAT($seats) } are choosing too
    }
plain-holdings = Holdings
plain-after = arrow: after “{ $action }”
plain-would-become = would become
plain-unknown = unknown to you
plain-question-mark = What you may not know is a “?”.
plain-nobody-has = Nobody has: { LIST($what) }.
plain-table = Table
plain-table-as-text = The table as text
plain-text-size = Size of the text
plain-text-usual = Usual text
plain-text-large = Large text
plain-this-table = This table
plain-rank =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
plain-undone = taken back
plain-decision = Decision { $number }
plain-wins =
    { COUNT($winners) ->
        [one] { SEAT($winners) } wins with { $points }
       *[other] { SEAT($winners) } share the victory with { $points }
    }

## What has happened, turn by turn

story = What has happened
story-since = Since your turn
story-last-turns = Last turns
story-you =
    { $seat ->
       *[other] You
    }
story-you-begin = You begin.
story-nothing-yet = Nothing yet.
story-whole = Whole log
story-newest = Newest
story-more = { $count } more
story-more-above = { $count } above
story-show = Show these turns again
story-round = Round { $round }
story-points = points
story-changes = What everybody gained and lost
story-spoken-points =
    { $text }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
story-said = Your turn. Since then: { $lines } { $asked }
story-said-alone = Your turn. { $asked }

## Looking back

look-back = Look back
past-first = To the beginning
past-back = Previous decision
past-forward = Next decision
past-last = To the end
past-run = Autoplay
past-pause = Stop
past-decision = Decision
past-of = { $at } of { $all }
past-close = Back to the game
replay = Replay
analysing = Being analysed:
analyse = Analyse
to-analysis = Back to the analysis
replay-eyes = View
replay-spectator = spectator

## The end

points-by-source = Points by source
total = Total
record = Record
rematch = Rematch
rematch-join = To the rematch
fair-deal = A fair deal
fair-deal-about =
    The random seed was fixed before the match: its SHA-256 was shown from the start. Now the seed itself is open.
seed = Seed
commitment = SHA-256, shown at the start
fair-deal-yes = Checked in your browser: they match.
fair-deal-no = They do not match!
fair-deal-cannot = Your browser can check this only over a secure connection.

## Settings

motion = Motion
motion-auto = Same as device
motion-on = On
motion-off = Off
pace = Pace of bots
pace-slow = slow
pace-usual = usual
pace-none = no pause
setting-plain = Plain board
    .about = Every game in words and tables: quick to read for screen readers and on weak machines.
setting-at-once = Play at once on touch
    .about = A touch of something lit plays it; otherwise it is explained first.
setting-patterns = Patterns on colours
    .about = Hatching tells building types apart, in addition to their colour.
setting-confirm = Confirm my turns
    .about = Before something hidden is revealed you are asked once more, and can still take everything back.
setting-ask-loss = Ask before something is lost
    .about = Buttons that end something ask once more if figures, actions or goods would go to waste.
setting-sound = Sound
    .about = A few quiet notes.
setting-notifications = Notify me
    .about = When it is your move and this page is in the background.
    .denied = The browser does not allow notifications for this page.

## Rules

rules-of = { $game }: rules
rules-search = Search the rules
rules-found =
    { $count ->
        [0] Nothing found
        [one] { $count } rule
       *[other] { $count } rules
    }
rules-none = The rules could not be loaded.
rules-contents = Chapters
rules-rulings = Rulings
rules-glossary = Glossary
to-rulebook = Rulebook
rules-in-english = The rules are written in English so far.

## Account

account = Account
log-in = Log in
log-out = Log out

## About

about-title = About Majlis
about-name =
    Majlis (مجلس) is where people sit together. Here it is a table for board games set between Granada, Palmyra and
    Baghdad: alone, against bots or with friends.
about-games = The games
about-unofficial =
    This is an unofficial implementation. It is not connected with the designers or publishers named here. All drawings
    and words are our own; nothing was copied from the boxes. If you like a game, buy it: it is even better at a real
    table.
about-designer =
    { COUNT($designers) ->
        [one] Designed by { LIST($designers) }
       *[other] Designed by { LIST($designers) }
    }
about-publisher = Published by { LIST($publishers) }, { $year }
about-expansion = With { $title } ({ $year })
about-data = What is reconstructed
about-data-none = All component data comes from the rules or from public sources.
about-data-text =
    { $count ->
        [one] The printed values of { $count } piece are not public. We made up values that fit what is known:
       *[other] The printed values of { $count } pieces are not public. We made up values that fit what is known:
    }
about-data-owner =
    Whoever owns the box can enter the printed values and play with them.
about-licences = What we use
about-code = Majlis itself is free software under the MIT licence.
about-privacy = Your privacy
about-privacy-text =
    One cookie says who you are; settings stay in your browser. Nothing is loaded from other sites, and no statistics
    are kept about you. Under “Account” you can download or delete your data.

## An owner's set of values at a table

with-values = Component values
with-values-reconstructed = as reconstructed
with-box = With “{ $name }”.
with-box-entered = { $entered } of { $total } entered; not rated
values-reconstructed = some values reconstructed
    .short = reconstructed
values-own = values of “{ $name }”
values-compare = Compare with the reconstructed values
values-enter = Enter the printed values here

## Info cards

card = Info card
card-pin = Keep this card open
card-costs = Costs you
card-brings = Brings
card-beside = Beside it
card-here = Here now
card-note = Note
card-reconstructed = reconstructed
card-choose = Choose this
card-empty = Point at anything to read what it does
legend = All symbols
aid = Player aid
values-why =
    The printed values are not known to us; these were designed to fit everything that is known.
    Whoever owns the game can enter the printed ones.
values-enter-printed = Enter the printed values
