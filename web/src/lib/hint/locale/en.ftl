# Hints at a table.

hint-title = Hint
hint-thinking = thinking…
hint-best-of = best { $count } of { $all }
hint-same = about the same
hint-mean = mean of everything you could do; the band is where the chance lies 19 times out of 20
hint-at-table = Hints at this table:
hint-rule-off = No hints.
hint-rule-five = Five for each player. Not rated.
hint-rule-free = As many as you like. Not rated.
hint-left =
    { $count ->
        [0] You have used them all.
        [one] You have { $count } left.
       *[other] You have { $count } left.
    }
hint-why-off = This table plays without hints.
hint-why-used = You have used your 5 hints.
hint-said = { $letter }, { $text }, { $chance } percent, { $difference }.
hint-said-same = { $letter }, { $text }, { $chance } percent, about the same.
hint-setting = Hints
hint-setting-about =
    A hint shows your three best actions with their chances. Everybody at the table sees this setting, and the
    log says who used one.
    With hints a match is not rated.
hint-choice-usual = as usual (free against bots alone)
hint-choice-off = none
hint-choice-five = five each
hint-choice-free = free
