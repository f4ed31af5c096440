# The help of the command line. A message for each command, its attributes: the line in the list of commands (`.short`) and each
# option; `help-any` holds what several commands share. Read without Fluent's runtime (majlis/cli/languages.py): no plurals here.

help-majlis =
    A table for Euro games set between Granada, Palmyra and Baghdad: play them, simulate them, study them.
    .short = Play Euro games set between Granada, Palmyra and Baghdad.
    .version = Show the version and exit.

help-play =
    Play GAME in the terminal, against bots or with friends who share the screen.
    .short = Play in the terminal.
    .seats = How many seats.
    .humans = How many people share this terminal; by default 1.
    .bots = Who plays in the other seats: greedy, search:250ms, program:./bot …
    .seed = 1 to 32 hexadecimal digits, to get the same deal again.
    .record = Save the match to this file after every decision.
    .resume = Continue a saved match.

help-serve =
    Serve tables to browsers and bots until interrupted.
    .short = Serve tables to browsers and bots until interrupted.
    .host = Where to listen; 0.0.0.0 lets other machines in.
    .port = 0: any free port.
    .database = sqlite:///FILE or postgresql://…; by default a file in your data folder.
    .workers = Processes; several need PostgreSQL.
    .open_browser = Open the page in a browser (by default at a terminal).
    .verbose = Log every call.

help-backup =
    Write everything that the server keeps to the new file PATH, or to a file named by the time in the folder PATH.

    The server may be running. The file is read again and checked; it can be restored into SQLite and into PostgreSQL. It holds
    hashes of passwords and the seeds of running matches: keep it as safe as the database itself.
    .short = Everything that a server keeps, in one file.
    .keep = In a folder: delete all but the latest N backups.

help-restore =
    Put the backup FILE into the database. Stop the server first.

    A file that is damaged, or is no backup, is refused and changes nothing. A backup of an earlier version is brought up to date. An
    SQLite file that is replaced is kept beside the new one.
    .short = Put a backup back.
    .replace = Even if the database holds people and tables.
    .only_check = Only say whether the backup is whole.

help-admin =
    See and change what a server keeps: people, tables, bans. The server may be running and learns of it within seconds.
    .short = People and tables of a server.

help-admin-people =
    List people, the latest visitors first.
    .short = List people, the latest visitors first.
    .like = Only those whose name, login or address holds TEXT.

help-admin-tables =
    List tables, the latest move first.
    .short = List tables, the latest move first.
    .phase = Only these.

help-admin-ban =
    Log PERSON (a login or an id) out everywhere and do not let the account back in; bots play on.

    A guest has no account: nothing keeps them from coming back as another guest.
    .short = Log PERSON (a login or an id) out everywhere and do not let the account back in; bots play on.

help-admin-unban =
    Let PERSON (a login or an id) back in.
    .short = Let PERSON (a login or an id) back in.

help-admin-delete-person =
    Delete PERSON (a login or an id) with all their data. Bots take over their seats.
    .short = Delete PERSON (a login or an id) with all their data.

help-admin-delete-table =
    Delete TABLE (an id) with everything that happened there.
    .short = Delete TABLE (an id) with everything that happened there.

help-admin-reset =
    Print a link with which PERSON (a login or an id) sets a new password. It works once, for a day.
    .short = Print a link with which PERSON (a login or an id) sets a new password.

help-admin-purge =
    Delete guests and tables that nobody has used for a time, and whatever has expired.

    A server does this every hour by itself if MAJLIS_KEEP_GUESTS and MAJLIS_KEEP_TABLES say after how many days.
    .short = Delete guests and tables that nobody has used for a time, and whatever has expired.
    .guests = Guests unseen for DAYS.
    .tables = Tables untouched for DAYS.

help-games =
    The games, their seats and options.
    .short = The games, their seats and options.
    .as_json = Print one JSON list.

help-simulate =
    Play many matches of GAME and say who won, with how many points, and how fast it went.
    .short = Many matches between bots.
    .seats = How many seats; by default one for each player named, or the fewest the game allows.
    .matches = How many matches.
    .players = Who plays: random, greedy, search, search:250ms, program:./bot …; too short a list is repeated.
    .seed = 1 to 32 hexadecimal digits; the same seed plays the same matches.
    .records = Write a record of every match to this folder.
    .overwrite = Let --records replace records that are already in the folder.
    .out = Write one row for each match: .parquet, .csv or .jsonl.

help-arena =
    Let bots play GAME against each other and say how strong each of them is.
    .short = Contests between bots, with ratings.
    .players = Who takes part: levels, players, net:FILE, ahead:500ms:FILE or program:./bot, all different.
    .gauntlet = Let this one play all the others; by default everybody plays everybody.
    .seats = How many seats; by default 2. With more, one sits among copies of another.
    .deals = How many deals each meeting plays; each is played once for every seat.
    .seed = 1 to 32 hexadecimal digits; the same seed plays the same deals.
    .ray = Play on a Ray cluster instead (needs majlis[ray]): the one at ADDRESS, or without it the one this machine belongs to.
    .out = Keep the results here, deal by deal; if the file already exists, continue where it ends (needs --seed).
    .plot = Draw the standings as SVG.

help-replay =
    What happened in the record FILE, turn by turn, and the final scores. By default as a spectator saw it.

    Components other than the game's own are found by their hash: in a data file beside FILE, or in the server's database.
    .short = What happened in a record, in words.
    .to = Only to entry N.
    .seat = As that seat saw it; seats are counted from 0, as in the record.
    .everything = Event by event, with everything that was hidden.
    .steps = With the single events of each turn.
    .data = The edited components it was played with.

help-analyse =
    Judge every decision of the finished match in the record FILE by what its player could know.

    Prints how everybody came from the first chance to win to the result, and the turning points with what would have been better.
    .short = What the decisions of a record were worth.
    .as_json = Everything as JSON, as the server answers it.
    .seconds = How long it may take, about; more time means closer looks.
    .data = The edited components it was played with.

help-position =
    Check the position in FILE and show it: the table, the question and everything that can be done there.
    .short = Look at a position that is laid out by a text.
    .seat = As that seat sees it, counted from 0; by default the seat that is to decide.
    .game = List the lines that a position of GAME may have.
    .record = Keep it as a record that begins there.

help-check =
    Replay the records PATH..., all records in a folder, or all tables of a database: do the rules still say what they said then?

    Components other than the game's own are found by their hash: in a data file beside the record, or in a database.

    A database is an SQLite file, sqlite:///FILE or postgresql://...; it is only read.
    .short = Do records still replay?
    .data = The edited components they were played with.
    .lang = The language of the reasons; by default that of the environment.

help-rules =
    Read the rules of GAME: all chapters, a chapter (6), a rule (6.7), a ruling (R-3), an example (EX-2), or rules by words.
    .short = Read the rules.

help-data =
    The components of GAME and their sources. Play with an edited copy: majlis play GAME --data FILE.
    .short = The components of a game and their sources.
    .export = Write the data file, to be edited.
    .force = Let --export replace a file.
    .check = Check an edited copy.
    .compare = Say what an owner entered and where it differs from the reconstructed values.
    .lang = The language of what --check and --compare say; by default the environment's.

help-bench =
    Decisions per second of random play, and what copies, views and replays cost.
    .short = How fast the engine is here.
    .seconds = How long each row is measured.

help-check-game =
    Check that GAME keeps the laws of every game (secrecy, undo, records …): for people who write games.
    .short = Does a game keep the laws of all games?
    .decisions = At how many decisions the laws are checked.
    .seed = Another seed plays other matches.
    .record = Where to write the record that leads to a broken law.

help-any =
    .options = An option of the game; see: majlis games.
    .lang = The language; by default that of the environment.
    .data = Play with edited components.
    .database = sqlite:///FILE or postgresql://…; by default MAJLIS_DATABASE, or the file in your data folder.
    .limit = How many at most.
    .yes = Do not ask.
    .jobs = How many processes.
    .as_json = Print one JSON object.

## The words of the library that reads the command line

click-usage = Usage:
click-options = Options
click-commands = Commands
click-arguments = Positional arguments
click-show-help = Show this message and exit.
click-show-version = Show the version and exit.
click-default = default: { $default }
click-env-var = env var: { $var }
click-required = required
metavar-options = [OPTIONS]
metavar-command = COMMAND
metavar-arguments = [ARGS]...
click-no-command = No such command { $name }.
click-no-option = No such option { $name }.
click-did-you-mean = Did you mean { $possibility }?
click-did-you-mean-one-of = (Did you mean one of: { $possibilities }?)
click-missing-argument = Missing argument
click-missing-option = Missing option
click-missing-command = Missing command.
click-invalid = Invalid value for { $param_hint }: { $message }
click-invalid-value = Invalid value: { $message }
click-not-a-number = { $value } is not a valid { $number_type }.
click-not-one-of = { $value } is not one of { $choices }.
click-not-a-choice = { $value } is not { $choice }.
click-not-in-range = { $value } is not in the range { $range }.
click-needs-argument = Option { $name } requires an argument.
click-takes-no-value = Option { $name } does not take a value.
click-extra-argument = Got unexpected extra argument ({ $args })
click-extra-arguments = Got unexpected extra arguments ({ $args })
click-is-a-directory = { $name } { $filename } is a directory.
click-file = File
click-aborted = Aborted!
click-error = Error: { $message }
