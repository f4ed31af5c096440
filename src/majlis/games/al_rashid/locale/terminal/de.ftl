# Der Tisch als Text (games/al_rashid/picture.py).

picture-you = (du)
picture-round = Runde { $round } von { $rounds }
picture-order = Reihenfolge:
picture-next-order = Ab dem nächsten Durchgang:
picture-stacks = Söldner in den Stapeln: { $stacks }; abgelegt: { $discarded }
picture-points = Punkte
picture-gold = Gold
picture-credits = Guts.
picture-influence = Einfl.
picture-shame = Schande
picture-mercenaries = rot/blau
picture-offices = Ämter
picture-palaces = Die Stadt
picture-territories = Die Landkarte
picture-resolved = aufgelöst
picture-empty = niemand
picture-on-display = Ämter:
picture-tiles = Plättchen:
picture-yours = Deine Familie
picture-theirs = Die Familie von { SEAT($seat) }
picture-home = Zu Hause:
picture-aside = Zur Seite gestellt:
picture-owned = Ämter:
picture-used = (benutzt)
picture-hand = Söldner:
