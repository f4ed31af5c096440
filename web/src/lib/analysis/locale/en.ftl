# The analysis of a finished match.

analysis-title = Analysis
analysis-share = Share
analysis-play-on = Play on from here
analysis-finished = Finished { $day }
analysis-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
analysis-decisions =
    { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }
analysis-missing = No analysis here

## States

analysis-none = Where was it decided?
analysis-none-text =
    { $count ->
        [one] The server looks at the one decision of this match, which takes about a minute. Everybody who may
            see the match can read it.
       *[other] The server looks at all { $count } decisions, which takes about a minute. Everybody who may see
           the match can read it.
    }
analysis-begin = Analyse this match
analysis-waiting = Waiting for a free place. You may leave: the analysis is kept.
analysis-computing = Being computed. You may leave: the analysis is kept.
analysis-ready = The analysis is ready.
analysis-failed = The analysis stopped at { $done } %.
analysis-old = Replay only
analysis-old-text = This match was played by other rules than today’s, so it cannot be analysed.
analysis-resigned = { LIST($names) } resigned; a bot played on from there.

## Chance

analysis-chance = Chance to win
analysis-decision = Decision { $at }:
analysis-decision-of = decision { $at } of { $all }
analysis-of = of { $all }
analysis-round = Round { $round }
analysis-slider = decision { $at } of { $all }, round { $round }, { SEAT($seat) }, { $chance } percent
analysis-slider-turn = decision { $at } of { $all }, { SEAT($seat) }, { $chance } percent
analysis-slider-end = decision { $all } of { $all }, the end
analysis-turning-point = Turning point
analysis-turn-back = Previous turning point
analysis-turn-on = Next turning point
analysis-as-table = As a table
analysis-decision-head = Decision
analysis-round-head = Round
analysis-who-head = Who did what
analysis-curve-now = { SEAT($seat) } { $first } at first, { $last } so far.
analysis-curve-won = { SEAT($seat) } { $first } at first, lowest { $lowest } in round { $round }, won.
analysis-curve-lost = { SEAT($seat) } { $first } at first, lowest { $lowest } in round { $round }, did not win.
analysis-curve-lost-plain = { SEAT($seat) } { $first } at first, lowest { $lowest }, did not win.
analysis-curve-won-plain = { SEAT($seat) } { $first } at first, lowest { $lowest }, won.

## Points by source

analysis-sources-of = Points of { SEAT($seat) }:
analysis-other = Other
analysis-losses = Losses
analysis-others = others
analysis-end = End

## Luck and skill

analysis-luck = Luck and skill
analysis-luck-column = Luck
analysis-accuracy = Accuracy
analysis-mark-best = best
analysis-mark-good = good
analysis-mark-weak = weak
analysis-mark-missed = missed
analysis-start = Start
analysis-mistakes = Own mistakes
analysis-gifts = Others’ mistakes
analysis-luck-about =
    Start, luck and mistakes add up to the end; all in percent. Luck is whatever changed
    between two decisions: draws and reveals, and what is left over because chances are only estimated.
    The key figures tell the two apart.
analysis-figures = Key figures

## Position

analysis-over = The match is over
analysis-where =
    { $turn ->
        [0] Decision { $at } · round { $round }
       *[other] Decision { $at } · round { $round }, turn { $turn }
    }
analysis-where-turn = Decision { $at } · turn { $turn }
analysis-parts = Parts of the board
analysis-own = Own things
analysis-played = Played
analysis-best = the best there was
analysis-better-by = Better by { $loss }
analysis-then = then { $text }

## Turning points

analysis-turning-points = Turning points
analysis-turning-about = chance to win for whoever moved
analysis-turning-none = No decision changed much.
analysis-turning-later = They come when everything is computed.
analysis-turning-number = Turning point { $number }
analysis-better-was = Better: { $text }

## Play on

analysis-play-on-from = Play on from decision { $at }
analysis-which-seat = Whose seat do you take?
analysis-me = me
analysis-bot = Bot · { $level }
analysis-level = Level of the bots
analysis-level-before = as in the match
analysis-play-on-about = What was hidden then is dealt anew. Not rated.
analysis-begin-branch = Start

## On a phone

analysis-tab-chance = Chance
analysis-tab-points = Points
analysis-tab-luck = Luck and skill
