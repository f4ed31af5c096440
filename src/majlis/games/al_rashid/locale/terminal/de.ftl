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

# Was neben einer Auswahl steht (games/al_rashid/remarks.py).

remark-first = Rang { $rank } mit { $dominance }
remark-behind =
    { $by ->
        [0] Rang { $rank } mit { $dominance }; { SEAT($ahead) } war früher da
       *[other] Rang { $rank } mit { $dominance }; { SEAT($ahead) } liegt um { $by } vorn
    }
remark-ranking = { SEAT($seats) }
remark-price = { $price } Gold
remark-payment =
    { $over ->
        [0] genau { $sum }
       *[other] { $sum }, { $over } zu viel
    }
remark-wealth = dann { $wealth } Gold wert
remark-wins = befreit das Territorium
remark-beats-some = besiegt eine Farbe; du ziehst dich zurück
remark-in-vain = vergeblich, aber ohne Schande
