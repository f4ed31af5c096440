# Warum ein Tipp gut ist: was am Ende des Zuges anders ist (siehe ../../terms.py).

term-points = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
term-promises = deine Figuren auf dem Spielplan versprechen etwa { term-points } mehr
term-stores = deine Ressourcen sind etwa { term-points } mehr wert
term-levels = dein Turm dürfte etwa { term-points } mehr bringen
term-belongings = Aufwertungen und Aufträge dürften etwa { term-points } mehr bringen
term-growth = deine Kamele und Schiffe dürften etwa { term-points } mehr bringen
term-levels-rival = { SEAT($seat) } darf vom Turm etwa { term-points } weniger erwarten
term-belongings-rival = { SEAT($seat) } darf von Aufwertungen und Aufträgen etwa { term-points } weniger erwarten
term-growth-rival = { SEAT($seat) } darf von Kamelen und Schiffen etwa { term-points } weniger erwarten
term-starts-next = in der nächsten Runde beginnst du
term-raiders = du hast die Plündererkarte
term-hand = ein Auftrag, den du erfüllen kannst, ist etwa { term-points } mehr wert
term-above-limit = { $count ->
        [one] eine Ressource weniger, für die im Lagerhaus kein Platz ist
       *[other] { $count } Ressourcen weniger, für die im Lagerhaus kein Platz ist
    }
