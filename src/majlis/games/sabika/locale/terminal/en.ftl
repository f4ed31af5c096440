# The table drawn in text (games/sabika/picture.py).

picture-you = (you)
picture-round = Round { $round } of 5, era { $era }, golden book on space { $space }
picture-wishes = Wishes:
picture-trade = Trade card:
picture-events = Event: { NAME($current) }; coming: { NAME($coming) }
picture-event = Event: { NAME($current) }
picture-rondel = The rondel
picture-slots = Slots:
picture-empty = empty
picture-sultans = sultan ×{ $count }
picture-display = On display
picture-large = Large buildings:
picture-small = Small buildings:
picture-tiles = Storehouse tiles:
picture-poems = Poems:
picture-map = The map
picture-prestige = prestige
picture-dinars = dinars
picture-seals = seals
picture-parias = parias
picture-favour = favour
picture-buildings = buildings
picture-engraved = poems
picture-ships = ships
picture-yours = Your workshop
picture-theirs = The workshop of { SEAT($seat) }
picture-workers = Workers:
picture-workshop = workshop
picture-store = Stored ({ $used } of { $capacity }):
picture-card-store = On the poem:
picture-raw = Raw materials:
picture-houses = Storehouses:
picture-row = Row:
picture-red = Red poems:
picture-blue = Blue poems:
picture-large-poems = Large poems:
picture-yusuf = Yusuf’s tiles:
picture-seal = seal

# What stands beside a choice (games/sabika/remarks.py).

remark-price =
    { $price ->
        [0] free
       *[other] costs { $price }
    }
remark-prestige = { $count } prestige
remark-poem = costs { $price }, { $count } prestige
remark-mosaic = makes a mosaic: { NAME($mosaic) }
remark-way = { NAME($gains) }
