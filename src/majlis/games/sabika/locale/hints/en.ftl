# Why a hint is a good one: what differs at the end of the turn (see ../../terms.py).

term-promised = wishes, large poems and the trade card promise about { $count } more prestige
term-money = with tribute paid, your money is worth about { $count } more prestige
term-stores = materials and goods are worth about { $count } more prestige
term-engines = poems, ships and crates should bring about { $count } more prestige
term-promised-rival = { SEAT($seat) } can expect about { $count } less prestige from wishes, large poems and the trade card
term-stores-rival = { SEAT($seat) } can expect about { $count } less prestige from materials and goods
term-engines-rival = { SEAT($seat) } can expect about { $count } less prestige from poems, ships and crates
term-first-on-parias = you are ahead on the paria track
term-crates = { $count ->
        [one] one more crate
       *[other] { $count } more crates
    }
