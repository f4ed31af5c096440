# The engine's own words. How parts are written: see majlis/engine/words.py.

## Players, lists and quotations

seat = Player { $number }
list-empty = nothing
list-next = { $start }, { $item }
list-last = { $start } and { $item }
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
refused-nothing-to-undo = You have nothing to take back: since your last decision something new was shown, or somebody else has decided.

## What happened

event-undo = { SEAT($seat) } takes back the last decision.
event-branch = From here on what { SEAT($seat) } could not know is dealt anew.
event-over =
    The match is over. { COUNT($winners) ->
        [0] None of the players wins.
        [one] { SEAT($winners) } wins.
       *[other] { SEAT($winners) } share the victory.
    }

## A turn in a line, after the name of its player

turn-branch = dealt anew
turn-undo = took the turn back
turn-nothing = did nothing
turn-setup = set up

## Points

holding-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
    .label = Points
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Where component data comes from

source-rulebook = printed in the rulebook
source-public = from public sources
source-reconstructed = reconstructed
