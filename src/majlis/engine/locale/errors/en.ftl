# What is wrong with a call of the engine, with an action that was typed, and with a record or a position.

wrong-game = unknown game “{ $name }”; known: { $known }
wrong-game-near = unknown game “{ $name }”; did you mean “{ $near }”?
wrong-no-option = unknown option “{ $name }”; known options: { $known }
wrong-no-options = unknown option “{ $name }”; known options: none
wrong-no-option-near = unknown option “{ $name }”; did you mean “{ $near }”?
wrong-option-flag = option “{ $name }” takes true or false, not “{ $given }”
wrong-option-number = option “{ $name }” takes a whole number from { $low } to { $high }, not “{ $given }”
wrong-option-many = option “{ $name }” takes any of { $choices }, not “{ $given }”
wrong-option-choice = option “{ $name }” takes { $choices }, not “{ $given }”
wrong-seats =
    { $game } is for { $least } to { $most ->
        [one] { $most } seat
       *[other] { $most } seats
    }, not { $seats }
wrong-revision = { $game } has revisions 1 to { $most }, not { $revision }
wrong-seed = a seed is 1 to 32 hexadecimal digits (0-9, a-f), not “{ $seed }”
wrong-rule = no rule “{ $number }”; the numbers run from { $first } to { $last }
wrong-rule-near = no rule “{ $number }”; close to it: { $near }

## What was typed is not an action

wrong-empty = an empty line is not an action; known verbs: { $known }
wrong-verb = unknown verb “{ $name }”; known verbs: { $known }
wrong-parts = “{ $text }” has too many parts; it is written: { $usage }
wrong-cell = “{ $word }” is not a cell; cells are written X,Y, for example 1,-2
wrong-number = “{ $word }” is not a number for “{ $part }”
wrong-word = “{ $word }” is not a word for “{ $part }”: words are made of a-z, 0-9, “_”, “-”, “,” and “.”

## Records and positions that cannot be read, or that do not play

wrong-record-begins = not a record: it should begin with “{ $first }”
wrong-after-seed = nothing should follow the seed
wrong-end = end should be a number and “over” or “open”, not “{ $found }”
wrong-count =
    it should have { $all ->
        [one] { $all } entry
       *[other] { $all } entries
    } but has { $found }
wrong-cut-off = the file is cut off: “{ $name }” should follow
wrong-field = expected “{ $name }: …”, not “{ $found }”
wrong-no-entry-there = an entry is a seat and what it did, not “{ $found }”
wrong-commitment = the seed at the end is not the one that the commitment was made for
wrong-no-number = { $name } should be a number, not “{ $found }”
wrong-options = options are written NAME=VALUE, not “{ $found }”
wrong-no-entry =
    { $all ->
        [one] the record has { $all } entry
       *[other] the record has { $all } entries
    }; { $entry } is not among them
wrong-other-data = it was played with other component data (hash { $then }…, here { $now }…); give the data file it was played with
wrong-entry = entry { $entry }, { $seat } “{ $text }”: { $why }
wrong-check = entries { $first } to { $last } play, but lead elsewhere than when they were recorded (check { $then }, now { $now })
wrong-end-over = it says the match was over at its end, but it is not
wrong-end-open = it says the match was open at its end, but it is not
wrong-ends-elsewhere = it ends elsewhere than when it was recorded (scores { $scores }, now { $scores_now }; check { $check }, now { $check_now })
wrong-position-begins = not a position: it should begin with “{ $first }”
wrong-position-game = the header should name the game: “game: NAME”
wrong-position-header = the header has lines “game: …”, “seats: …”, “options: …” and “seed: …”, not “{ $found }”; an empty line ends it
wrong-position-empty = a position has at least one line
wrong-position-decided = there is nothing to decide in this position
wrong-position-line = “{ $text }”: { $why }
wrong-position-form = “{ $text }”: { $why } (a line is written “{ $form }”)
wrong-kind = there is no line “{ $word }”; there is, for instance, { $near }
wrong-setting = expected NAME=VALUE, not “{ $found }”
wrong-twice = { $name } appears twice in the line
wrong-too-much = “{ $word }” is one word too many
wrong-moment = “{ $text }” says where the match goes on; it comes last, once
wrong-pieces = the pieces do not add up: { $piece } would be { $count } and not { $before }
