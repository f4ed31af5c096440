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
