# Hints and the analysis of a match.

analysis-action = { $verb }: { $parts }
analysis-other-sources = other
analysis-figure-points = Points
analysis-figure-place = Place
analysis-figure-turns = Turns
analysis-figure-decisions = Decisions
analysis-figure-best = Best decisions
analysis-figure-missed = Missed chances
analysis-figure-most = Most points at once
analysis-figure-draws = Luck from draws, in %
analysis-figure-rest = Other luck: left over from estimating, in %
analysis-won = { COUNT($winners) ->
        [one] { SEAT($winners) } won
       *[other] { SEAT($winners) } shared the victory
    } with { $points } { $points ->
        [one] point
       *[other] points
    }.
analysis-nobody-won = None of the players won.
analysis-costliest = The costliest decision was { SEAT($seat) }’s “{ $action }”: −{ $percent } %.

# Why a hint is a good one: what differs at the end of the turn. `letter` names the other hint, `amount` is a holding in words, such as “3 coins”.
hint-reason = Compared with { $letter }: { $parts }.
hint-more = { $amount } more
hint-other-less = { SEAT($seat) } has { $amount } less

## For the terminal

analysis-start = start
analysis-luck = luck
analysis-mistakes = own mistakes
analysis-gifts = others’ mistakes
analysis-end = end
analysis-accuracy = accuracy
analysis-turning-points = Turning points
analysis-nothing-better = There was nothing better.
analysis-elsewhere = { $action }, in another place
analysis-better = Better: { $action } ({ $percent } %)
