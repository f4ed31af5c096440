# The engine's own words. How parts are written: see majlis/engine/words.py.

## Players and lists

seat = Player { $number }
list-empty = nothing
list-next = { $start }, { $item }
list-last = { $start } and { $item }

## What a player is asked

prompt-confirm = Confirm your turn, or take something back.

## Why something is not possible

refused-not-your-turn = It is { SEAT($actor) } who decides now, not { SEAT($seat) }.
refused-match-over = The match is over.
refused-unknown-verb = There is no action “{ $verb }” here. These can be chosen: { LIST($verbs) }.
refused-unknown-part = “{ $verb }” takes no “{ $part }”. It takes: { LIST($parts) }.
refused-unfinished = “{ $verb }” is unfinished: “{ $part }” is missing.
refused-not-possible = That is not possible now.
refused-nothing-to-undo =
    There is nothing you can take back: someone has seen something new or decided since.

## What happened

event-undo =
    { SEAT($seat) } takes back { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }.
event-over =
    The match is over. { COUNT($winners) ->
        [0] Nobody wins.
        [one] { SEAT($winners) } wins.
       *[other] { SEAT($winners) } share the victory.
    }

## Points

points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Where component data comes from

source-rulebook = printed in the rulebook
source-public = from public sources
source-reconstructed = reconstructed
