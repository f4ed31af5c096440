# The page's own words. How parts are written: see majlis/engine/words.py.

## Everywhere

close = Close
back = Back
open = Open
copy = Copy
copied = Copied
send = Send
loading = One moment …
home = Majlis: to the lobby
skip = To the content
nav = Main pages
nav-tables = Tables
nav-rules = Rules
nav-about = About
to-lobby = To the lobby
to-table = To the table
try-again = Try again
menu = Menu
language = Language
theme = Theme
theme-auto = As the device
theme-plaster = Plaster (light)
theme-night = Night (dark)
theme-to-plaster = Light theme
theme-to-night = Dark theme
lost-title = Nothing lies here
lost-text = This address leads nowhere. Perhaps a letter got lost on the way.

## Notices

notice-unreachable = The server cannot be reached. We keep trying.
notice-too-many = That was a lot at once. Please wait a moment.
notice-stale = The match has gone on in the meantime. Look again.
notice-problem = That did not work: { $detail }
notice-stand-in-later = A bot may play for somebody only when they have been away for some minutes.

## Lobby

lobby = Lobby
games = Games
games-none = No games here yet
play = Play
play-on = Play on
watch = Watch
sit-down = Sit down
sit-here = Sit here
open-tables = Open tables
open-tables-none = Nobody is waiting at a table. Open one, and others can sit down.
open-a-table = Open a table
your-games = Your games
your-games-none = Your matches will appear here, those first in which it is your move.
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
seats-taken = { $taken } of { $all } seats taken
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
stand-going-on = Being played

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
strength = Strength
level-easy = Easy
level-medium = Medium
level-hard = Hard
options = Modules and options
options-usual = Standard game
options-changed =
    { $count ->
        [one] { $count } changed
       *[other] { $count } changed
    }
more-options = More options
with-people = With friends
with-people-about = by link, in the lobby or on this device
seat-kind = Who sits in seat { $number }
seat-name = Name of player { $number }
seat-remove = Remove seat { $number }
seat-add = One more seat
seat-me = Me
seat-open = Open: a friend or anybody
seat-hot = Somebody at this device
seat-easy = Bot, easy
seat-medium = Bot, medium
seat-hard = Bot, hard
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
share-private = This table is not in the lobby; the link is its only door.
waiting-for =
    { $count ->
        [0] The match begins.
        [one] Waiting for { $count } more player.
       *[other] Waiting for { $count } more players.
    }
start-with-bots = Start without waiting
start-with-bots-about = Bots take the seats that are still open.
leave-table = Leave the table
is-here = is here
table-missing = No such table
table-missing-text = It may be private: then it needs the whole link, with the key at its end.

## At the table

question = What is asked
table-over = The match is over.
table-gathering = Waiting for players.
why-not = Why not
put-back = Put it back
undo = Undo
restart-turn = Restart turn
players = Players
players-and-log = Players and log
to-move = to move
you = you
bot = bot
bot-plays = a bot plays
away = away
resigned = gave up
open-seat = open seat
take-seat-back = Play myself again
let-bot-play = Let a bot play
watching = Watching
connecting = Reconnecting …
sheets = Further things
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
resign = Give up
resign-about = A bot plays on for you, and you cannot come back into this match. Give up?
undo-ask = Ask to take more back
undo-asked = { SEAT($seat) } would like to take back more than one may alone.
undo-asked-by-me = You have asked the others to take something back. They have yet to answer.
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
plain-story = What has happened
plain-since-your-turn = Since your turn
plain-whole-match = Whole match
plain-undone = taken back
plain-decision = Decision { $number }
plain-wins =
    { COUNT($winners) ->
        [one] { SEAT($winners) } wins with { $points }
       *[other] { SEAT($winners) } share the victory with { $points }
    }

## Looking back

look-back = Look back
past-first = To the beginning
past-back = One decision back
past-forward = One decision on
past-last = To the end
past-run = Play by itself
past-pause = Stop
past-decision = Decision
past-of = { $at } of { $all }
past-close = To the present
replay = Replay
replay-eyes = Seen by
replay-spectator = a spectator

## The end

points-by-source = Points by source
total = Total
record = Record
rematch = Rematch
rematch-join = To the rematch
fair-deal = A fair deal
fair-deal-about =
    The seed of all chance was settled before the match: its SHA-256 was shown from the start. Now the seed itself is
    open.
seed = Seed
commitment = SHA-256, shown at the start
fair-deal-yes = Checked in your browser: they belong together.
fair-deal-no = They do not belong together!
fair-deal-cannot = Your browser can check this only over a secure connection.

## Settings

motion = Motion
motion-auto = As the device
motion-on = On
motion-off = Off
setting-plain = Plain board
    .about = Every game in words and tables: quick to read for screen readers and on weak machines.
setting-patterns = Patterns on colours
    .about = Hatching tells building types apart beside their colour.
setting-confirm = Confirm my turns
    .about = Before something hidden is revealed you are asked once more, and can still take everything back.
setting-sound = Sound
    .about = A few quiet notes.
setting-notifications = Notify me
    .about = When it is your move and this page is in the background.
    .denied = The browser does not allow notifications for this page.

keys-tab = To the next thing on the page
keys-arrows = Within a group: cards, tiles, cells of the board
keys-enter = Choose, or touch what cannot be done and read why
keys-escape = Put back what is picked up; close a window
keys-undo = Undo
keys-restart = Restart the turn
keys-confirm = Confirm the turn
keys-rules = Rules, at the rule in question
keys-back = Look back
keys-full = Full screen
keys-plain-rows = Plain board: from row to row
keys-plain-open = Plain board: open and close a group
keys-plain-enter = Plain board: choose, and again to play
keys-plain-digits = Plain board: choose a number
keys-plain-type = Plain board: type an action
keys-plain-holdings = Plain board: holdings
keys-plain-text = Plain board: the table as text
keys-plain-story = Plain board: what has happened
keys-plain-rule = Plain board: rule of the row
keys-help = This help

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
rules-in-english = The rules are written in English so far.

## Account

account = You
account-guest = You play as a guest: your name is kept in this browser only.
account-is = Your account: { $login }
account-be-guest = Play as a guest
account-rename = Change name
account-renamed = Your name is changed.
account-register = Make an account
account-registered = Your account is made. Your matches stay yours.
account-register-about =
    An account keeps your name and your matches, on every device. No e-mail is needed; so a forgotten password cannot be
    sent to you.
account-login = Login
account-login-shape = 3 to 32 letters, digits, dots, dashes or underscores
account-secret = Password
account-secret-shape = at least 8 characters
account-old-secret = Old password
account-new-secret = New password
account-password = Change password
account-password-changed = Your password is changed.
account-export = Download my data
account-delete = Delete
account-delete-about =
    Your name and login are deleted for good. Matches that others played with you stay theirs, without your name.
account-delete-now = Delete for good
account-wrong-password = Login or password is wrong.
account-login-taken = This login is taken.
account-login-leaves-guest = What you play as { $name } stays with the guest.
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
        [one] Of { $count } piece the printed values could not be had; we designed them so that the numbers known of the
        box hold:
       *[other] Of { $count } pieces the printed values could not be had; we designed them so that the numbers known of
        the box hold:
    }
about-data-owner =
    Whoever owns the box can enter the printed values: “majlis data” exports the data, checks an edited copy and plays
    with it.
about-licences = What we use
about-code = Majlis itself is free software under the MIT licence.
about-privacy = Your privacy
about-privacy-text =
    One cookie says who you are; settings stay in your browser. Nothing is loaded from other sites, and nothing is
    counted about you. Under “You” you can download or delete your data.

## An owner's set of values at a table

with-values = Component values
with-values-reconstructed = as reconstructed
with-box = With “{ $name }”.
with-box-entered = { $entered } of { $total } entered; not rated
values-reconstructed = some values reconstructed
values-own = values of “{ $name }”
values-compare = Compare with the reconstructed values
values-enter = Enter the printed values here
