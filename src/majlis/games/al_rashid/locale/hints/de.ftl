# Warum ein Tipp gut ist: was am Ende des Zuges anders ist (siehe ../../terms.py).

term-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
term-rank-1 = Rang 1 ({ NAME($piece) })
term-rank-2 = Rang 2 ({ NAME($piece) })
term-rank-3 = Rang 3 ({ NAME($piece) })
term-rival-first = { SEAT($seat) } ist nicht auf Rang 1 ({ NAME($piece) })
term-future = Familie, Ämter und Söldner versprechen etwa { term-points } mehr
term-future-rival = { SEAT($seat) } darf von Familie, Ämtern und Söldnern etwa { term-points } weniger erwarten
term-may-buy = in dieser Runde kannst du noch etwas kaufen
