# Der Tisch als Text (games/sabika/picture.py).

picture-you = (du)
picture-round = Runde { $round } von 5, Ära { $era }, Goldenes Buch auf Feld { $space }
picture-wishes = Wünsche:
picture-trade = Handelskarte:
picture-events = Ereignis: { NAME($current) }; kommend: { NAME($coming) }
picture-event = Ereignis: { NAME($current) }
picture-rondel = Das Rondell
picture-slots = Felder:
picture-empty = leer
picture-sultans = Sultan ×{ $count }
picture-display = Auslage
picture-large = Große Bauwerke:
picture-small = Kleine Bauwerke:
picture-tiles = Lagerplättchen:
picture-poems = Gedichte:
picture-map = Die Karte
picture-prestige = Prestige
picture-dinars = Dinare
picture-seals = Siegel
picture-parias = Parias
picture-favour = Gunst
picture-buildings = Bauwerke
picture-engraved = Gedichte
picture-ships = Schiffe
picture-yours = Deine Werkstatt
picture-theirs = Die Werkstatt von { SEAT($seat) }
picture-workers = Arbeiter:
picture-workshop = Werkstatt
picture-store = Gelagert ({ $used } von { $capacity }):
picture-card-store = Auf dem Gedicht:
picture-raw = Rohstoffe:
picture-houses = Lager:
picture-row = Reihe:
picture-red = Rote Gedichte:
picture-blue = Blaue Gedichte:
picture-large-poems = Große Gedichte:
picture-yusuf = Yusufs Plättchen:
picture-seal = Siegel

# Was neben einer Auswahl steht (games/sabika/remarks.py).

remark-price =
    { $price ->
        [0] kostenlos
       *[other] kostet { $price }
    }
remark-prestige = { $count } Prestige
remark-poem = kostet { $price }, { $count } Prestige
remark-mosaic = ergibt ein Mosaik: { NAME($mosaic) }
remark-way = { NAME($gains) }
