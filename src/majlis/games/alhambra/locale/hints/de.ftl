# Warum ein Tipp gut ist: was am Ende des Zuges anders ist (siehe ../../terms.py).

term-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
term-majority = etwa { term-points } mehr in den kommenden Wertungen ({ NAME($piece, case: "plural") })
term-majority-rival = { SEAT($seat) } darf mit etwa { term-points } weniger rechnen ({ NAME($piece, case: "plural") })
term-exact = { $count ->
        [one] ein Gebäude mehr im Bauhof, das du passend bezahlen kannst
       *[other] { $count } Gebäude mehr im Bauhof, die du passend bezahlen kannst
    }
term-room = { $count ->
        [one] ein Bauplatz mehr
       *[other] { $count } Bauplätze mehr
    }
term-purchase = dein nächster Kauf könnte etwa { term-points } mehr bringen
term-threat = im Bauhof liegen für die anderen etwa { term-points } weniger
term-last-tiles = bessere Aussicht auf die letzten Gebäude
