# The engine's own words. How parts are written: see majlis/engine/words.py.

## Players, lists and quotations

seat = Player { $number }
list-empty = nothing
list-next = { $start }, { $item }
list-last = { $start } and { $item }
list-last-or = { $start } or { $item }
list-then = { $start }, then { $item }
list-counted = { $count } × { $item }
quotation = “{ $text }”
yes = yes
no = no

## What can be done

verb-confirm = Confirm the turn

## What a player is asked; `.others` is what everybody else reads

prompt-confirm = Confirm your turn, or take something back.
    .others = { SEAT($seat) } looks over the turn once more.

## Why something is not possible

refused-not-your-turn = It is { SEAT($actor) } who decides now, not { SEAT($seat) }.
refused-match-over = The match is over.
refused-wrong-moment =
    { COUNT($verbs) ->
        [0] { VERB($verb) } is not possible now.
        [one] { VERB($verb) } is not possible now, only { VERB($verbs) }.
       *[other] { VERB($verb) } is not possible now. You can choose from { VERB($verbs) }.
    }
refused-unfinished = { VERB($verb) } is not complete yet. Still to be chosen: { PART($part) }.
refused-nothing-to-undo = You have nothing to take back: you have not decided anything yet.
refused-undo-shown = You cannot take that back by yourself: it showed something that was hidden.
refused-undo-decided = You cannot take that back by yourself: { SEAT($seat) } has decided something since.
refused-back-there = The match cannot go back to entry { $entry }: it is not a decision, or it has been taken back already.

## What happened

event-undo = { SEAT($seat) } takes back the last decision.
event-back = { SEAT($seat) } goes back { $count ->
        [one] one decision.
       *[other] { $count } decisions.
    }
event-hint = { SEAT($seat) } asks for a hint.
event-branch = From here on what { SEAT($seat) } could not know is dealt anew.
event-position = The match begins with a position that was laid out by hand.
event-over =
    The match is over. { COUNT($winners) ->
        [0] None of the players wins.
        [one] { SEAT($winners) } wins.
       *[other] { SEAT($winners) } share the victory.
    }
event-tie-shared = { SEAT($first) } and { SEAT($second) } are level on points ({ $points }). There is no tie-break left: they share the place.

## A turn in a line, after the name of its player

turn-branch = dealt anew
turn-undo = took the turn back
turn-back = went back
turn-nothing = did nothing
turn-setup = set up

## Points

holding-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
    .label = Points
kind-player = Player
about-player = What { SEAT($seat) } has, as far as you may know.
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Where component data comes from

source-rulebook = printed in the rulebook
source-public = from public sources
source-reconstructed = reconstructed
source-owner = entered by the owner of the game

## Values that an owner of the printed game enters

box-nothing = nothing
box-yes = yes
box-no = no
box-line = line { $number }
box-difference = { $record }, { $field }: { $before } became { $after }
box-number = { $field }: { $low } to { $high }, not { $value }.
box-number-missing = { $field }: a number is missing, { $low } to { $high }.
box-flag = { $field }: yes or no, not { $value }.
box-flag-missing = { $field }: yes or no is missing.
box-word = { $field }: “{ $value }” is none of { LIST($choices) }.
box-word-near = { $field }: there is no “{ $value }”; did you mean “{ $near }”?
box-word-missing = { $field }: something must be chosen: { LIST($choices) }.
box-numbers = { $field }: { $count } numbers from { $low } to { $high }, not { $value }.
box-numbers-missing = { $field }: { $count } numbers from { $low } to { $high } are missing.
box-some-numbers = { $field }: only numbers from { $low } to { $high }, not { $value }.
box-some-numbers-missing = { $field }: numbers from { $low } to { $high } are missing.
box-twice = { $field }: nothing may be named twice.
box-most = { $field }: at most { $most }.
box-empty = { $field }: at least one is missing.
box-empty-missing = { box-empty }
box-two = { $field }: at least two are missing.
box-two-missing = { box-two }
box-ways = { $field }: an “or” needs two effects.
box-ways-missing = { box-ways }
box-sentence = { $field }: choose a sentence.
box-sentence-missing = { box-sentence }
box-not-entered = { $field }: values that differ here cannot be entered; they stay as they are.
box-other = { $field }: { $fault }
