# Der Tisch als Text (games/sabika/picture.py).

picture-you = (du)
picture-round = Runde { $round } von 5, Ära { $era }, Goldenes Buch auf Feld { $space }
picture-wishes = Wünsche:
picture-trade = Handelskarte:
picture-events = Ereignisse, das aktuelle zuerst:
picture-rondel = Das Rondell
picture-slots = Felder:
picture-empty = leer
picture-sultans = Sultan ×{ $count }
picture-display = Auslage
picture-large = Große Bauwerke:
picture-small = Kleine Bauwerke:
picture-tiles = Lagerplättchen:
picture-poems = Gedichte:
picture-blue-city = verlangt { $demand }; Bonus: { $bonus }; Einkommen: { $effect }
picture-red-city = verlangt { $demand }; Bonus: { $bonus }; beim Festigen: { $effect }
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

# Was auf Plättchen und Karten steht, in Worten (games/sabika/describing.py).

effect-dinar =
    { $n ->
        [one] { $n } Dinar
       *[other] { $n } Dinare
    }
effect-paria =
    { $n ->
        [one] { $n } Paria
       *[other] { $n } Parias
    }
effect-prestige = { $n } Prestige
effect-material =
    { $n ->
        [one] { NAME($kinds) }
       *[other] { $n } × { NAME($kinds) }
    }
effect-any-material =
    { $n ->
        [one] ein Baumaterial nach Wahl
       *[other] { $n } Baumaterialien nach Wahl
    }
effect-choice-of-materials =
    { $n ->
        [one] eines von { NAME($kinds) }
       *[other] { $n } von { NAME($kinds) }
    }
effect-raw =
    { $n ->
        [one] ein Rohstoff
       *[other] { $n } Rohstoffe
    }
effect-good =
    { $n ->
        [one] eine Ware
       *[other] { $n } Waren
    }
effect-favour =
    { $n ->
        [one] ein Schritt Gunst
       *[other] { $n } Schritte Gunst
    }
effect-split = { $n } Dinare und Parias, beliebig aufgeteilt
effect-action = Aktion: { NAME($action) }
effect-transaction =
    { $n ->
        [one] { $n } Transaktion
       *[other] { $n } Transaktionen
    }
effect-process =
    { $n ->
        [one] einen Rohstoff verarbeiten
       *[other] { $n } Rohstoffe verarbeiten
    }
effect-city-bonus =
    { $n ->
        [one] Stadtbonus einer eigenen Stadt
       *[other] Stadtboni von { $n } eigenen Städten
    }
effect-red-city = Aktion einer eigenen roten Stadt
effect-building-bonus = Bonus eines ausliegenden Großen Bauwerks
effect-place-ship = ein Schiff in eine beliebige Stadt, auf Wunsch mit 1 Ware; kein Siegel, kein Stadtbonus
effect-or = { $one } oder { $other }
effect-per =
    { $max ->
        [0] { $effect } je: { $counter }
       *[other] { $effect } je: { $counter } (höchstens { $max })
    }
effect-when = { $trigger }: { $effect }
effect-when-used = { $trigger } ({ NAME($material) }): { $effect }
effect-more = { $modifier }: { $n } mehr
effect-less = { $modifier }: { $n } weniger
effect-set = { $modifier }: { $n }
effect-store = lagert { $n } Waren; für jede: { $effect }
effect-none = nichts
score-per = { $n } je: { $counter } (höchstens { $max })
score-majority = 14 / 9 / 6 für die meisten: { $counter }
score-sets = { $n } je Satz: { $counters } (höchstens { $max })
score-table = { $values } nach: { $counter }
card-crates =
    { $n ->
        [one] { $n } Kiste
       *[other] { $n } Kisten
    }

counter-blue_poem = blaues Gedicht
counter-red_poem = rotes Gedicht
counter-small_poem = Kleines Gedicht
counter-large_poem = Großes Gedicht
counter-poem = Gedicht
counter-small_building = Kleines Bauwerk
counter-large_building = Großes Bauwerk
counter-building = Bauwerk
counter-category_palace = Palast
counter-category_fountain = Brunnen
counter-category_gate = Tür
counter-category_garden = Garten
counter-category_tower = Turm
counter-category_window = Fenster
counter-category_kinds = verschiedene Art von Bauwerken
counter-mosaic = einfarbiges Fliesenmosaik
counter-crate = Kiste
counter-stored_item = gelagertes Baumaterial oder Ware
counter-favour_space = Feld auf der Gunstleiste
counter-seal = Siegel
counter-city_with_ship = Stadt mit eigenem Schiff
counter-consolidated_city = gefestigte Stadt
counter-consolidated_blue_city = gefestigte blaue Stadt
counter-consolidated_red_city = gefestigte rote Stadt
counter-blue_city_with_ship = blaue Stadt mit eigenem Schiff
counter-red_city_with_ship = rote Stadt mit eigenem Schiff
counter-europe_city_with_ship = Stadt in Europa mit eigenem Schiff
counter-maghreb_city_with_ship = Stadt im Maghreb mit eigenem Schiff
counter-near_east_city_with_ship = Stadt im Nahen Osten mit eigenem Schiff
counter-chain_of_cities = Stadt der längsten eigenen Kette

trigger-income = beim Einkommen
trigger-become_start_player = wenn du Startspieler wirst
trigger-build = wenn du baust
trigger-build_large = wenn du ein Großes Bauwerk baust
trigger-build_small = wenn du ein Kleines Bauwerk baust
trigger-mosaic = wenn du ein Mosaik vollendest
trigger-quarry = nach einem Steinbruch
trigger-expand_storehouse = wenn du ein Lager erweiterst
trigger-market = auf dem Markt
trigger-consolidate = wenn du festigst
trigger-process = wenn du verarbeitest

modifier-move_free_steps = kostenlose Schritte
modifier-occupied_free_workers = fremde Arbeiter, die nichts kosten
modifier-occupied_cost = Dinare je fremdem Arbeiter
modifier-side_action_cost = Kosten von Nebenaktionen
modifier-market_transactions = Transaktionen auf dem Markt
modifier-buy_price = Kaufpreis
modifier-sell_price = Verkaufspreis
modifier-material_prestige = Prestige je Baumaterial
modifier-same_material_allowed = gleiche Baumaterialien sind erlaubt
modifier-engrave_cost = Kosten des Gravierens
modifier-engrave_optional_max = weiteres Baumaterial eines Gedichts
modifier-engrave_prestige_per_material = Prestige je Baumaterial eines Gedichts
modifier-export_base_prestige = Prestige je exportierter Ware
modifier-export_base_paria = Parias je exportierter Ware
modifier-export_paria_per_good = Parias je exportierter Ware
modifier-route_cost_each = Kosten jeder Route
modifier-export_route_total = Kosten des Wegs beim Exportieren
modifier-consolidate_cost = Kosten des Festigens
modifier-commission_dinar = Dinare der Auftragsarbeit
modifier-rest_prestige_loss = Prestigeverlust beim Ausruhen
modifier-rest_dinar = Dinare fürs Ausruhen
modifier-tribute = zu entrichtende Parias
modifier-tribute_surcharge = Aufschlag auf die Parias
