# What the server answers when a call cannot be carried out (RFC 9457). Titles first, one for each kind, then details.

title-bad-input = Invalid input
title-banned = You are banned here
title-broken = This match no longer replays
title-content-type = The body must be JSON
title-host = Not a host of this server
title-login-taken = This login is taken
title-fault = Internal server error
title-method = Method not allowed
title-no-identity = You have no identity yet
title-not-found = Not found
title-not-yours = You may not do this
title-origin = Calls from other sites are not allowed
title-refused = The rules do not allow this
title-stale = The match has moved on
title-taken = This seat is taken
title-too-large = The body is too large
title-too-many = Too many calls
title-too-many-sets = You have too many sets
title-unavailable = The database is not available
title-wrong-password = Login or password is wrong
title-wrong-phase = Not possible now

problem-no-table = There is no such table.
problem-host-only = Only the host may do this.
problem-table-phase = The table is { $phase }, not { $wanted }.
problem-seat-not-yours = Seat { $seat } is not yours.
problem-name-first = Take a name first: POST /api/me.
problem-no-table-to-continue = There is no such table to continue after.
problem-seat-taken = This seat is taken.
problem-seats-taken = All seats are taken.
problem-not-seated = You do not sit here.
problem-was-not-seated = You did not sit here.
problem-no-person-there = No person sits in seat { $seat }.
problem-seat-given-up = This seat was given up for good.
problem-only-player-returns = Only the player can take this seat back.
problem-player-is-here = This player is here, or was a moment ago: wait a little longer.
problem-has-account = You have an account already.
problem-login-taken = Somebody else has this login.
problem-guest-password = A guest has no password.
problem-wrong-passwords = Too many wrong passwords; wait a while.
problem-wrong-password = Login and password do not match.
problem-too-many = Too many calls at once; wait a moment.
problem-fault = Something went wrong on the server; the error has been logged.
problem-method = { $method } is not allowed here.
problem-shape = This does not fit: { $places }.
problem-no-address = There is nothing at this address.
problem-entries = Entries of the match: { $count }.
problem-all-known = All components of { $game } are known.
problem-too-many-sets = You have { $count } sets; delete one first.
problem-no-component = There is no component { $component }.
problem-other-game-set = A set for { $one } cannot be compared with one for { $other }.
problem-no-set = You have no such set.
problem-too-large = A body may have at most { $limit } bytes.
problem-other-site = This call comes from another site.
problem-send-json = Send application/json.
problem-not-begun = The match has not begun.
problem-busy-table = Too many people change this table at once; try again.
problem-broken = The rules or the components are not what they were: this match cannot go on here.
problem-database = The database does not answer; try again in a moment.
problem-database-read-only = The database cannot be written to.
problem-no-piece = There is no piece “{ $piece }” in this game.
problem-no-seat = There is no seat { $seat }.
problem-seat-hidden = While the match runs, only the player in this seat may see it.
problem-over = The match is over.
problem-bot-plays = A bot plays this seat; take it back first.
problem-moved-on = The match has moved on: it is at { $entry }.
problem-undo-open = An undo request is already open.
problem-no-way-back = The match cannot go back to { $entry }.
problem-no-undo-request = There is no undo request.
problem-asks-nothing = This game asks nothing between two turns.
problem-seat-followed = Only the player in this seat may follow it.
problem-too-many-tables = You follow too many tables at once.
problem-record-later = The record is available once the match is over.
problem-no-messages = This game has no texts in { $name }.
problem-trial-runs = A trial of “{ $name }” is running; stop it first.
problem-no-picture = The rulebook has no picture or example “{ $name }”.
problem-no-puzzles = { $game } has no puzzles yet.
problem-no-puzzle = There is no puzzle “{ $name }”.
problem-no-first-match = { $game } has no guided match yet.
problem-banned = Whoever runs this server has banned this account.
problem-no-device = You are not logged in on any such device.
problem-no-mail = This server cannot send mail.
problem-no-account-mail = A guest has no account that a mail could recover.
problem-link-expired = This link does not work any more; ask for another.
problem-private-only = Only a private table has a link that can be renewed.
problem-unknown-host = This server does not go by the name in your call's Host header (MAJLIS_TRUSTED_HOSTS).
problem-hints-off = Hints are off at this table.
problem-hints-used = You have used your { $count } hints.
problem-hint-not-asked = You have nothing to decide now, so there is no hint.
problem-hint-late = The hint took too long; try again.
problem-analysis-later = A match can be analysed once it is over.
problem-analysis-waits = Your analysis of “{ $name }” is not ready yet; one at a time.
problem-values-deep = { $field }: values are nested too deeply.
problem-values-text = { $field }: this text cannot be kept, it holds half a character.
problem-set-of-other-game = The set “{ $name }” is for { $one }, not for { $other }.
problem-file-not-text = This is not a text file.

# A field that does not fit, and what it must be: “Name” must not be blank.
field =
    { $field ->
        [name] “Name”
        [text] “Message”
        [login] “Login”
        [password] “Password”
        [new] “New password”
        [email] “Email”
       *[other] “{ $field }”
    } { $reason }
field-missing = must be there
field-unknown = must not be there
field-short =
    must have at least { $value ->
        [one] { $value } character
       *[other] { $value } characters
    }
field-long =
    must have at most { $value ->
        [one] { $value } character
       *[other] { $value } characters
    }
field-few =
    must have at least { $value ->
        [one] { $value } entry
       *[other] { $value } entries
    }
field-many =
    must have at most { $value ->
        [one] { $value } entry
       *[other] { $value } entries
    }
field-least = must be at least { $value }
field-most = must be at most { $value }
field-choice = must be one of these: { $value }
field-json = the body is not valid JSON
field-form = must have the form that the API describes
field-login = must have 3 to 32 letters (a-z), digits, dots, hyphens and underscores, and begin with a letter or a digit
field-email = must be an email address
field-control = must not contain control characters
field-invisible = must not contain invisible characters, or any that change the direction of text
field-accents =
    must not have more than { $most ->
        [one] { $most } accent
       *[other] { $most } accents
    } on one letter
field-blank = must not be blank
