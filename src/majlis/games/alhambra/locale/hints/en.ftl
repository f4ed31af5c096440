# Why a hint is a good one: what differs at the end of the turn (see ../../terms.py).

term-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
term-majority = about { term-points } more in the scorings to come ({ NAME($piece, case: "plural") })
term-majority-rival = { SEAT($seat) } can expect about { term-points } less ({ NAME($piece, case: "plural") })
term-exact = { $count ->
        [one] one more tile in the market that you can pay for exactly
       *[other] { $count } more tiles in the market that you can pay for exactly
    }
term-room = { $count ->
        [one] one more place to build on
       *[other] { $count } more places to build on
    }
term-purchase = your next purchase could bring about { term-points } more
term-threat = the market holds about { term-points } less for the others
term-last-tiles = a better claim to the last tiles
