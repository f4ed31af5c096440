# Der Tisch als Text (games/tadmor/picture.py).

picture-you = (du)
picture-round =
    Runde { $round } von { $rounds }, Epoche { $epoch ->
        [1] I
        [2] II
       *[other] III
    }
picture-order = Zugreihenfolge:
picture-attacked = Zuletzt angegriffen:
picture-attack = Angegriffen wird:
picture-holder = Plündererkarte bei:
picture-points = Stand
picture-total = gesamt
picture-tower = Turm
picture-stores = Holz/Stein/Marm/Gold
picture-camels = Kamele
picture-ships = Schiffe
picture-missions = Aufträge
picture-goods = Güter
picture-board = Der Spielplan
picture-free = Frei:
picture-offers = Zu haben
picture-upgrades = Aufwertungen (Preis { $price }):
picture-stacks = Kostbare Güter:
picture-deck = Aufträge im Stapel: { $deck }, abgeworfen: { $discarded }
picture-yours = Deine Tafel
picture-theirs = Die Tafel von { SEAT($seat) }
picture-temples = Tempel:
picture-precious = Kostbare Güter:
picture-hand = Auf der Hand:
picture-fulfilled = Erfüllt:
picture-returned = Zurückgegeben:
picture-worth = { $prestige } PP
picture-mission = kostet { NAME($price) }, bringt { $prestige } PP
