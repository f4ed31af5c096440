# What the commands print, and how they answer a wrong call. The terminal table has its own file one folder up.

## All commands

cli-try = Try: { $command }
cli-sit-down = To sit down at a table: { $command }
serve-at = Majlis is at { $address }  (Ctrl-C stops it)
cli-in-a-browser = To play in a browser: { $install }, then: { $command }
amount-matches =
    { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }
amount-seats =
    { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }

## Games and rules

games-heading = { $title } ({ $id }), seats: { $least } to { $most }
games-option = option
games-default = default
games-takes = takes
games-rule = rule
games-values-flag = { $yes } or { $no }
games-values-number = a whole number from { $low } to { $high }
games-values-many = any of { $choices }
games-hint = An option is given as --option NAME=VALUE; a rule is read with: majlis rules GAME RULE
rules-nothing = no rule of { $game } mentions “{ $words }”
rules-found =
    { $count ->
        [one] { $count } found
       *[other] { $count } found
    }
rules-span = ({ $first } to { $last })
rules-others =
    { $rulings ->
        [one] { $rulings } ruling (R-1)
       *[other] { $rulings } rulings (R-1 …)
    }, { $examples ->
        [one] { $examples } worked example (EX-1)
       *[other] { $examples } worked examples (EX-1 …)
    }
rules-more = Read more with: { $chapter }, { $rule }, { $word }
rules-example-word = wall

## Simulations, contests, speed

simulate-heading = { $game }: { amount-matches }, { amount-seats }
simulate-player = player
simulate-wins = wins
simulate-mean = mean score
simulate-resigned = resigned
simulate-option = option { $option }
simulate-speed =
    { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } in { $seconds } s: { $rate } per second
simulate-seed = seed
simulate-digest = digest
arena-heading = { $game }: { amount-matches }, { amount-seats }, seed { $seed }
arena-rating = rating
arena-wins-par = wins (par { $par } %)
bench-build =
    { $build ->
        [compiled] build: compiled
       *[pure] build: pure Python
    }
bench-game = { $game }, { amount-seats }
bench-decisions_per_second = decisions per second, random play
bench-clone_us = copy of a position, µs
bench-imagine_us = imagined position, µs
bench-view_us = view of a seat, µs
bench-replay_ms_per_200 = replay of 200 decisions, ms
laws-checked =
    { $game }: { amount-matches }, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }, all laws checked at { $checked } of them: { $broken ->
        [0] every law holds
        [one] a law is broken once
       *[other] { $broken } times a law is broken
    }
laws-record = the record that leads there: { $file }

## Records

check-table = table { $table }: { $why }
check-row = row { $row }: { $why }
check-held =
    { $all ->
        [one] { $held } of { $all } record replays
       *[other] { $held } of { $all } records replay
    }

## Components

data-heading = { $game }: component data, hash { $hash }…
data-component = component
data-records = records
data-source-rulebook = rulebook
data-source-public = public
data-source-reconstructed = reconstructed
data-sources =
    rulebook: printed in the rulebook. public: a fact from public sources, named in the file. reconstructed: was not available and was designed for this project; an owner of the box can enter the printed values:
    { $export }, edit it, { $check }
data-written =
    written: { $file }
    edit it, then: { $check }
data-same = { $file } fits together and says the same as the game’s own data
data-differs = { $file } fits together (hash { $hash }…); it differs from the game’s own data in:
data-missing = { $place }: missing
data-added = { $place }: added
data-became = { $place }: { $before } became { $after }
data-and-more =
    { $count ->
        [one] … and { $count } more
       *[other] … and { $count } more
    }
data-play = play with it: { $command }
data-entered =
    { $entered } of { $all ->
        [one] { $all } record
       *[other] { $all } records
    } entered, { $differing ->
        [one] { $differing } of them differs
       *[other] { $differing } of them differ
    }
data-refused = { $file }, line { $line }: { $why }

## A server

admin-id = id
admin-name = name
admin-login = login
admin-last-seen = last seen
admin-seats = seats
admin-game = game
admin-phase = phase
admin-last-move = last move
admin-guest = guest
admin-banned = banned
admin-is-banned = { $person } is banned
admin-may-return = { $person } may come back
admin-delete-person = Delete { $person } and all their data for good?
admin-delete-table = Delete the table { $table } for good?
admin-purge = Delete them for good?
admin-is-deleted = { $what } is deleted
admin-link = { $link }  (behind the address of your server; MAJLIS_PUBLIC_URL sets it)
admin-purged =
    deleted: { $guests ->
        [one] { $guests } guest
       *[other] { $guests } guests
    }, { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $cookies ->
        [one] { $cookies } cookie
       *[other] { $cookies } cookies
    }
backup-holds =
    { $people ->
        [one] { $people } person
       *[other] { $people } people
    }, { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $rows ->
        [one] { $rows } log row
       *[other] { $rows } log rows
    }; made { $made } by Majlis { $version }
backup-made = { $file }: { $holds }
backup-deleted = { $file }: deleted
backup-whole = { $file } is whole: { $holds }
backup-restored = restored: { $holds }

## Wrong calls

wrong-file = cannot use { $file }: { $why }
wrong-packages = this needs the server’s packages ({ $package } is missing): { $install }
wrong-option = an option is written NAME=VALUE, not “{ $option }”
wrong-option-twice = option “{ $option }” is given twice
wrong-folder = { $file } is a folder, not a file
wrong-no-file = there is no file { $file }
wrong-no-path = there is no file or folder { $file }
wrong-no-records = there is no record in the folder { $file }
wrong-not-utf-8 = { $file } is not a text in UTF-8 (byte { $byte })
wrong-cannot-read = cannot read { $file }: { $why }
wrong-cannot-write = cannot write { $file }: { $why }
wrong-no-rules = { $game } has no rules page here
wrong-no-ruling = no ruling { $number }; { $known }
wrong-no-example = no worked example { $number }; { $known }
wrong-span = they run from { $first } to { $last }
wrong-none = there are none
wrong-seat-and-all = --seat and --all exclude each other
wrong-no-seat = the record has seats 0 to { $last }, not { $seat }
wrong-record-exists = { $file } exists; to go on with it: { $command }
wrong-resumed = a match that is resumed has its seats, options and seed already
wrong-which-game = say which game to play, for example: { $command }
wrong-too-few-seats =
    { $seats ->
        [one] there is { $seats } seat
       *[other] there are { $seats } seats
    }, too few for { $people ->
        [one] { $people } person
       *[other] { $people } people
    }
wrong-too-many-bots =
    { $bots ->
        [one] { $bots } bot is named
       *[other] { $bots } bots are named
    }, but only { $left } of { $seats ->
        [one] { $seats } seat is
       *[other] { $seats } seats are
    } left
wrong-other-game = { $file } is a match of { $game }, not of { $wanted }
wrong-position = name the file of a position, or list the lines it may have: { $command }
wrong-contest-seed = a contest that is kept with --out needs a --seed, or it could not be resumed
wrong-file-exists = { $file } exists; --force replaces it
wrong-no-data = { $game } has no data file
wrong-no-database = there is no database { $database }
wrong-database = cannot use the database: { $why }
wrong-keep = --keep needs a folder
wrong-not-over = the match in { $file } is not over; only a finished match can be analysed
wrong-line = line { $line }: { $why }
wrong-player = unknown player “{ $name }”; known: { $known }
wrong-player-near = unknown player “{ $name }”; did you mean “{ $near }”?
wrong-no-budget = { $name } takes no budget: “{ $text }”
wrong-budget = { $name } takes a budget like 500ms or 1000it, not “{ $given }”
wrong-level-time = { $name } takes a time like 500ms, not “{ $given }”
wrong-command = the command in “{ $text }” cannot be read: { $reason }
wrong-program = a program is written program:COMMAND or program:250ms:COMMAND, not “{ $text }”
wrong-posix = programs can be run as players on POSIX systems only (Linux, macOS, BSD)
wrong-no-program = there is no program “{ $name }”, or it may not be run; a file needs a path (./bot) and chmod +x
wrong-no-net = there is no network in “{ $file }”
wrong-net = { $name } does not fit: it was trained for another game, number of seats, list of features or revision of the rules
wrong-players =
    { $seats ->
        [one] there is { $seats } seat
       *[other] there are { $seats } seats
    }, but { $players ->
        [one] { $players } player was named
       *[other] { $players } players were named
    }
wrong-no-folder = { $file } is not a folder
wrong-records-there = { $file } holds records of { $game } already; name another folder or say that they may be overwritten
wrong-contest =
    a contest at { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    } takes { $least } to { $most ->
        [one] { $most } player
       *[other] { $most } different players
    }, not { $named }
wrong-gauntlet = the player of the gauntlet must be one of { $named }, not “{ $given }”
wrong-other-contest = { $file } holds the results of another contest; name another file or remove it
wrong-damaged = { $file } is damaged: { $reason }
wrong-suffix = results are written as { $known }, not as “{ $given }”

## Records and positions that cannot be read, or that do not play

wrong-refused = not allowed: { $why }

## What is wrong with a server's database, backup or settings

wrong-exists = { $file } exists already; name another file
wrong-missing-folder = there is no folder { $folder }
wrong-unreadable = the database could not be read: { $reason }
wrong-unwritable = the database could not be written, and is as it was: { $reason }
wrong-not-ours = { $file } is not a database of Majlis
wrong-not-ours-here = this is not a database of Majlis
wrong-no-backup = { $file } is not a backup of Majlis
wrong-backup-database = { $file } is not a backup of Majlis; if it is a database of Majlis, say: { $command }
wrong-damaged-backup = the backup { $file } is damaged: { $reason }
wrong-backup-tables = the backup { $file } is damaged: it does not hold the tables that it was made with
wrong-backup-contents = the backup { $file } is damaged: the contents of { $name } are not those it was made with
wrong-backup-holds = { $file } does not hold what a backup holds: { $reason }
wrong-schema = Majlis { $version } with the schema { $schema } made this; this is Majlis { $here }, which knows up to { $last }
wrong-schema-of-some = a version of Majlis with the schema { $schema } made this; this is Majlis { $here }, which knows up to { $last }
wrong-target = { $file } is not a database: name another one
wrong-target-not-ours = { $file } is not a database of Majlis: name another one
wrong-target-in-use = { $file } is in use: stop the server first
wrong-in-use = the database is in use: stop the server first
wrong-other-database = this is not a database of Majlis: name another one
wrong-not-empty = the database holds people and tables already: say --replace to put the backup in their place
wrong-nobody = there is nobody with the login or the id “{ $name }”: { $command } lists all
wrong-guest = { $name } is a guest, who has no password
wrong-no-table = there is no table “{ $table }”: { $command } lists all
wrong-url = the database is a URL like sqlite:///majlis.sqlite or postgresql://user:password@host/name
wrong-kind-of-database = the database is a file (sqlite:///path) or PostgreSQL (postgresql://…)
wrong-seconds = MAJLIS_HSTS must be a number of seconds, not “{ $given }”
wrong-figure = { $name } must be a number, not “{ $given }”
wrong-workers = several workers need PostgreSQL: --database postgresql://…
wrong-cannot-open = cannot open the database: { $reason }
wrong-cannot-listen = cannot listen on { $host }:{ $port }: { $reason }
wrong-programs = MAJLIS_PROGRAMS is NAME=COMMAND; NAME=COMMAND, each name once, of at most 15 of a-z, 0-9 and -, not “{ $given }”
wrong-smtp = MAJLIS_SMTP is an address like smtp://user:password@host:587 or smtps://user:password@host
wrong-public-url = mails hold links: MAJLIS_PUBLIC_URL must say where people reach this server, https://… say

## What the system answers

system-missing = it does not exist
system-forbidden = that is not allowed
system-read-only = it can only be read
system-full = the disk is full
system-folder = it is a folder
system-no-folder = a part of the path is not a folder
