# Der Tisch als Text (games/tadmor/picture.py).

picture-you = (du)
picture-round = Runde { $round } von { $rounds }, Epoche { $epoch }
picture-order = Spielreihenfolge:
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

# Was neben einer Möglichkeit steht (games/tadmor/remarks.py).

remark-gain = bringt { NAME($resources) }
remark-points = { $prestige } PP
remark-ready = die Bedingung ist erfüllt
remark-not-ready = die Bedingung ist noch nicht erfüllt
remark-tower = auf Stufe { $height } für { NAME($price) }
remark-mission = kostet { NAME($price) }, bringt { $prestige } PP
