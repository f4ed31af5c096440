# Der Tisch als Text (games/alhambra/picture.py).

picture-you = (du)
picture-dirk = Dirk
picture-points = Punkte
picture-cards = Karten
picture-wall = Mauer
picture-reserve-count = Reserve
picture-vizier = Wesir
picture-vizier-ready = bereit
picture-vizier-used = benutzt
picture-bonus = Bonus
picture-huts = Bauhütten
picture-market = Bauhof
picture-slot-empty = leer
picture-display = Ausliegendes Geld
picture-nothing = nichts
picture-bag = Plättchen im Beutel: { $count }
picture-deck = Geldkarten im Stapel: { $count }, abgelegt: { $discard }
picture-scorings = Wertungen bisher: { $done } von { $all }
picture-huts-title = Bauhütten
picture-fountain = Brunnen
picture-hut = Bauhütte
picture-your-palace = Deine Alhambra (längste Mauer: { $length })
picture-palace = Die Alhambra von { SEAT($seat) } (längste Mauer: { $length })
picture-pending = Noch zu bauen
picture-reserve = Reserve
picture-your-hand = Deine Hand
picture-hand = Die Hand von { SEAT($seat) }
picture-hand-hidden =
    { SEAT($seat) } hält { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
picture-bonus-hand = Bonuskarten, verdeckt:
picture-bonus-open = Bonuskarten, offen:
