# Tadmor. Wie Teile geschrieben werden: siehe majlis/engine/words.py. Welche Meldung einen Spielstein benennt: siehe ../names.py.

game-title = Tadmor
game-about = Macht Palmyra zur Braut der Wüste: Sendet Kamele und Schiffe nach Holz, Steinen, Marmor und Gold aus, errichtet Türme und Tempel, erfüllt Königsaufträge und sammelt kostbare Güter, während die Plünderer eine Region nach der anderen heimsuchen. Nach neun Runden gewinnt, wer die meisten Prestigepunkte hat.
    .line = Karawanen und Schiffe aus Palmyra

## Namen

name-wood = Holz
    .plural = Holz
name-stone = Stein
    .plural = Steine
name-marble = Marmor
    .plural = Marmor
name-gold = Gold
    .plural = Gold
name-prestige = Prestige
name-amount =
    { $count ->
        [one] { $count } { NAME($resource) }
       *[other] { $count } { NAME($resource, case: "plural") }
    }
name-camel = Kamel
name-ship = Schiff
name-seat = { SEAT($seat) }

name-palmyra = Palmyra
name-ebla = Ebla
name-damascus = Damaskus
name-north_sea = Nördliches Mittelmeer
    .short = Nördl. Mittelmeer
name-south_sea = Südliches Mittelmeer
    .short = Südl. Mittelmeer
name-euphrates = Euphrat
name-antioch = Antiochia
name-raider-card = Plündererkarte: { NAME($region) }

name-foundation = Fundament
name-colonnade = Kolonnade
name-roof = Dach
name-statues = Statuen
name-single = einzelne Stufen
name-double = doppelte Stufen
name-tax-rate = Steuer in Epoche { epoch-number }
name-tower-band = Preise der Turmstufen ab { $level }
name-grey = grau
name-yellow = gelb
name-red = rot
name-glass_bottles = Glasflaschen
name-incense = Weihrauch
name-myrrh = Myrrhe
name-jade = Jade
name-ivory = Elfenbein
name-porcelain = Porzellan
name-silk = Seide
name-perfume = Parfüm
name-oils = Öle

name-raiders = Plünderer
name-palmyra_upgrade_1 = Aufwertung 1 (Palmyra)
name-palmyra_upgrade_2 = Aufwertung 2 (Palmyra)
name-damascus_upgrade_3 = Aufwertung 3 (Damaskus)
name-ebla_upgrade_4 = Aufwertung 4 (Ebla)
name-palmyra_temple = Tempel (Palmyra)
name-ebla_temple = Tempel (Ebla)
name-palmyra_market = Markt (Palmyra)
name-ebla_market = Markt (Ebla)
name-palmyra_mission_fulfil = Auftrag erfüllen (Palmyra)
name-antioch_mission_fulfil = Auftrag erfüllen (Antiochia)
name-ebla_mission_draw = Auftrag ziehen (Ebla)
name-palmyra_start_player = Startspieler (Palmyra)
name-palmyra_tax = Keine Steuer (Palmyra)
name-damascus_tax = Keine Steuer (Damaskus)
name-damascus_tower_single = Einzelne Turmstufen (Damaskus)
    .short = Turm (Damaskus)
name-damascus_tower_double = Doppelte Turmstufen (Damaskus)
    .short = Turm doppelt (Damaskus)
name-damascus_traitor = Verräter (Damaskus)
name-antioch_war_supplies = Kriegsnachschub (Antiochia)
name-antioch_caravan = Karawane (Antiochia)
name-antioch_peace_gifts = Friedensgeschenke (Antiochia)
name-north_sea_peace_gifts = Friedensgeschenke (Nördliches Mittelmeer)
name-north_sea_shipyard = Werft (Nördliches Mittelmeer)
name-north_sea_wood_ship_1 = Holz per Schiff 1 (Nördliches Mittelmeer)
    .short = Holz (Nördl. Mittelmeer)
name-north_sea_wood_ship_2 = Holz per Schiff 2 (Nördliches Mittelmeer)
    .short = Holz (Nördl. Mittelmeer)
name-north_sea_marble_ship = Marmor per Schiff (Nördliches Mittelmeer)
    .short = Marmor (Nördl. Mittelmeer)
name-north_sea_wood_camel = Holz per Kamel (Nördliches Mittelmeer)
    .short = Holz (Nördl. Mittelmeer)
name-south_sea_stone_ship_1 = Stein per Schiff 1 (Südliches Mittelmeer)
    .short = Stein (Südl. Mittelmeer)
name-south_sea_stone_ship_2 = Stein per Schiff 2 (Südliches Mittelmeer)
    .short = Stein (Südl. Mittelmeer)
name-south_sea_gold_ship = Gold per Schiff (Südliches Mittelmeer)
    .short = Gold (Südl. Mittelmeer)
name-south_sea_stone_camel = Stein per Kamel (Südliches Mittelmeer)
    .short = Stein (Südl. Mittelmeer)
name-south_sea_precious_grey = Graue Güter (Südliches Mittelmeer)
name-euphrates_gold_ship = Gold per Schiff (Euphrat)
    .short = Gold (Euphrat)
name-euphrates_marble_ship = Marmor per Schiff (Euphrat)
    .short = Marmor (Euphrat)
name-euphrates_marble_camel = Marmor per Kamel (Euphrat)
    .short = Marmor (Euphrat)
name-euphrates_gold_camel = Gold per Kamel (Euphrat)
    .short = Gold (Euphrat)
name-euphrates_precious_yellow = Gelbe Güter (Euphrat)
name-euphrates_precious_red = Rote Güter (Euphrat)

name-i1 = I1 Holz gegen Marmor
    .short = Holz gegen Marmor
name-i2 = I2 Holz gegen Gold
    .short = Holz gegen Gold
name-i3 = I3 Stein gegen Marmor
    .short = Stein gegen Marmor
name-i4 = I4 Stein gegen Gold
    .short = Stein gegen Gold
name-i5 = I5 Punkte für Aufträge
    .short = Punkte für Aufträge
name-i6 = I6 Ressourcen für Punkte
    .short = Ressourcen für Punkte
name-i7 = I7 Sicher vor eigenen Plünderern
    .short = Sicher vor eigenen Plünderern
name-i8 = I8 Punkte für kostbare Güter
    .short = Punkte für kostbare Güter
name-i9 = I9 Kostbares Gut für Punkte
    .short = Kostbares Gut für Punkte
name-i10 = I10 Mehr Holz per Schiff
    .short = Mehr Holz per Schiff
name-i11 = I11 Mehr Stein per Schiff
    .short = Mehr Stein per Schiff
name-i12 = I12 Mehr Marmor per Schiff
    .short = Mehr Marmor per Schiff
name-i13 = I13 Mehr Gold per Schiff
    .short = Mehr Gold per Schiff
name-i14 = I14 Kostenlose Turmstufen
    .short = Kostenlose Turmstufen
name-i15 = I15 Kostenlose Turmstufen
    .short = Kostenlose Turmstufen
name-i16 = I16 Punkte für den höchsten Turm
    .short = Punkte für den höchsten Turm
name-i17 = I17 Punkte für den höchsten Turm
    .short = Punkte für den höchsten Turm
name-i18 = I18 Turm ohne Holz
    .short = Turm ohne Holz
name-i19 = I19 Punkte für Aufträge
    .short = Punkte für Aufträge
name-i20 = I20 Billigere Aufträge
    .short = Billigere Aufträge
name-i21 = I21 Eigener Markt
    .short = Eigener Markt
name-i22 = I22 Eigener Markt
    .short = Eigener Markt
name-i23 = I23 Gold gegen Verbrauchsgüter
    .short = Gold gegen Verbrauchsgüter
name-i24 = I24 Marmor gegen Verbrauchsgüter
    .short = Marmor gegen Verbrauchsgüter
name-i25 = I25 Punkte für einen Angriff
    .short = Punkte für einen Angriff
name-i26 = I26 Gold für einen Angriff
    .short = Gold für einen Angriff
name-i27 = I27 Punkte für kostbare Güter
    .short = Punkte für kostbare Güter
name-i28 = I28 Billigere kostbare Güter
    .short = Billigere kostbare Güter
name-i29 = I29 Mehr Holz per Schiff
    .short = Mehr Holz per Schiff
name-i30 = I30 Mehr Stein per Schiff
    .short = Mehr Stein per Schiff
name-i31 = I31 Mehr Marmor per Schiff
    .short = Mehr Marmor per Schiff
name-i32 = I32 Mehr Gold per Schiff
    .short = Mehr Gold per Schiff
name-i33 = I33 Größeres Lagerhaus
    .short = Größeres Lagerhaus
name-i34 = I34 Billigere Tempel
    .short = Billigere Tempel
name-i35 = I35 Punkte für den höchsten Turm
    .short = Punkte für den höchsten Turm
name-i36 = I36 Punkte für den höchsten Turm
    .short = Punkte für den höchsten Turm
name-i37 = I37 Eigener Tempelbau
    .short = Eigener Tempelbau
name-i38 = I38 Meiste Turmstufen
    .short = Meiste Turmstufen
name-i39 = I39 Meiste Auftragspunkte
    .short = Meiste Auftragspunkte
name-i40 = I40 Meiste kostbare Güter
    .short = Meiste kostbare Güter
name-i41 = I41 Meiste Tempel
    .short = Meiste Tempel
name-i42 = I42 Meiste Kamele und Schiffe
    .short = Meiste Kamele und Schiffe
name-i43 = I43 Freie Wahl der kostbaren Güter
    .short = Freie Wahl der kostbaren Güter
name-i44 = I44 Doppelte Friedensgeschenke
    .short = Doppelte Friedensgeschenke
name-i45 = I45 Sicher vor Plünderern
    .short = Sicher vor Plünderern
name-i46 = I46 Keine Steuer
    .short = Keine Steuer
name-i47 = I47 Eigene Bauaktion
    .short = Eigene Bauaktion
name-i48 = I48 Eigene Königreichsaktion
    .short = Eigene Königreichsaktion

name-k1 = K1 Ein kostbares Gut
    .short = Ein kostbares Gut
name-k2 = K2 Ein kostbares Gut
    .short = Ein kostbares Gut
name-k3 = K3 Eine Tempelstufe
    .short = Eine Tempelstufe
name-k4 = K4 Eine Tempelstufe
    .short = Eine Tempelstufe
name-k5 = K5 Ein Schiff
    .short = Ein Schiff
name-k6 = K6 Ein Schiff
    .short = Ein Schiff
name-k7 = K7 Turmstufen
    .short = Turmstufen
name-k8 = K8 Turmstufen
    .short = Turmstufen
name-k9 = K9 Plünderer umlenken
    .short = Plünderer umlenken
name-k10 = K10 Plünderer umlenken
    .short = Plünderer umlenken
name-k11 = K11 Ein Kamel
    .short = Ein Kamel
name-k12 = K12 Ein Kamel
    .short = Ein Kamel
name-k13 = K13 Markt
    .short = Markt
name-k14 = K14 Zwei Figuren tauschen
    .short = Zwei Figuren tauschen
name-k15 = K15 Zwei Aufwertungen
    .short = Zwei Aufwertungen
name-k16 = K16 Ressourcen
    .short = Ressourcen
name-k17 = K17 Ressourcen
    .short = Ressourcen
name-k18 = K18 Ressourcen
    .short = Ressourcen
name-k19 = K19 Ein weiterer Tempel
    .short = Ein weiterer Tempel
name-k20 = K20 Turmstufen zerstören
    .short = Turmstufen zerstören
name-k21 = K21 Aufträge
    .short = Aufträge
name-k22 = K22 Aufträge
    .short = Aufträge
name-k23 = K23 Drei Figuren einsetzen
    .short = Drei Figuren einsetzen
name-k24 = K24 Drei Figuren einsetzen
    .short = Drei Figuren einsetzen
name-k25 = K25 Eine nicht gezogene Aufwertung
    .short = Eine nicht gezogene Aufwertung
name-k26 = K26 Eine nicht gezogene Aufwertung
    .short = Eine nicht gezogene Aufwertung

name-start = Beginn
name-tower = Turm
name-tower_prestige = Höchster Turm
name-taxes = Steuern
name-war_supplies = Kriegsnachschub
name-peace_gifts = Friedensgeschenke
name-bonuses = Aufwertungen
name-spent = Mit Punkten bezahlt
name-missions = Aufträge
name-temples = Tempel
name-precious_goods = Kostbare Güter
name-end_bonuses = Boni am Ende

## Was Plättchen bewirken (die Teile sind die der Datendatei)

about-trade =
    { $count ->
        [1] Jederzeit: Tausche 1 { NAME($give) } gegen 1 { NAME($get, join: "or") }, so oft du willst.
       *[other] Jederzeit: Tausche 1 { NAME($give) } gegen { $count } { NAME($get, join: "or") }, auch gemischt, so oft du willst.
    }
    .title = Tausch
    .line =
        { $count ->
            [1] { NAME($give) } gegen { NAME($get, join: "or") }
           *[other] { NAME($give) } gegen { $count } { NAME($get, join: "or") }
        }
about-trade_pp = Jederzeit, je einmal pro Runde: ein Verbrauchsgut für { $pp } PP, ein Luxusgut für { $other } PP.
    .title = Güter kaufen
    .line = für { $pp } oder { $other } PP
about-mission_pp = { $pp } PP für jeden Auftrag, den du erfüllst.
    .title = Aufträge
    .line = je +{ $pp } PP
about-precious_pp = { $pp } PP für jedes kostbare Gut, das du kaufst, { $other } PP für eines, das du kostenlos bekommst.
    .title = Kostbare Güter
    .line = je +{ $pp } PP
about-precious_pay_pp = Einmal pro Runde darfst du ein kostbares Gut mit { $pp } PP bezahlen; dein Punktestand darf nicht unter 0 fallen.
    .title = Kostbare Güter
    .line = eines für { $pp } PP
about-precious_pick = Wenn du ein kostbares Gut kaufst, nimm ein beliebiges Plättchen des Stapels.
    .title = Kostbare Güter
    .line = freie Wahl
about-discount_mission =
    { $amount ->
        [one] Aufträge kosten dich { $amount } Ressource weniger.
       *[other] Aufträge kosten dich { $amount } Ressourcen weniger.
    }
    .title = Aufträge
    .line = zahle { $amount } weniger
about-discount_precious =
    { $amount ->
        [one] Kostbare Güter kosten dich { $amount } Ressource weniger.
       *[other] Kostbare Güter kosten dich { $amount } Ressourcen weniger.
    }
    .title = Kostbare Güter
    .line = zahle { $amount } weniger
about-discount_temple =
    { $amount ->
        [one] Tempelstufen kosten dich { $amount } Ressource weniger.
       *[other] Tempelstufen kosten dich { $amount } Ressourcen weniger.
    }
    .title = Tempel
    .line = zahle { $amount } weniger
about-ship_bonus = Deine Schiffe bringen { $amount } { NAME($resource) } mehr.
    .title = Schiffe
    .line = +{ $amount } { NAME($resource) } per Schiff
about-tower_free_multiple = Immer wenn die nächste Stufe deines Turms ein Vielfaches von { $amount } wäre, kommt sie sofort kostenlos hinzu.
    .title = Turm
    .line = jede { $amount }. Stufe kostenlos
about-tower_waive = Dein Turm kostet { $resource ->
        [stone] keine { NAME($resource, case: "plural") }
       *[other] kein { NAME($resource) }
    }.
    .title = Turm
    .line = ohne { NAME($resource) }
about-tower_prestige = { $pp } PP in jeder Runde, in der dein Turm der höchste ist. Hat jemand mit gleich hohem Turm auch so ein Plättchen, bekommt ihr beide nichts.
    .title = Höchster Turm
    .line = +{ $pp } PP je Runde
about-raid_immunity_always = Plünderer vertreiben deine Figuren nie.
    .title = Plünderer
    .line = immer sicher
about-raid_immunity_self = Plünderer vertreiben deine Figuren nicht, wenn du ihre Karte aufgedeckt hast.
    .title = Plünderer
    .line = sicher vor eigenen
about-raid_gain = Wenn du eine Plündererkarte aufdeckst: { $amount } Gold und { $pp } PP.
    .title = Plünderer
    .line = +{ $amount } Gold, +{ $pp } PP
about-raid_gain_if_hit = Wenn du eine Plündererkarte aufdeckst und eine gegnerische Figur vertrieben wird: { $pp } PP.
    .title = Plünderer
    .line = +{ $pp } PP bei Treffer
about-personal_market = Dein eigenes Feld: der volle Markt.
    .title = Markt
    .line = dein eigener
about-personal_temple =
    { $pp ->
        [0] Dein eigenes Feld: eine Tempelstufe.
       *[other] Dein eigenes Feld: eine Tempelstufe, und { $pp } PP dafür.
    }
    .title = Tempelplatz
    .line =
        { $pp ->
            [0] dein eigener
           *[other] dein eigener, +{ $pp } PP
        }
about-personal_building = Dein eigenes Feld: eine Bauaktion deiner Wahl.
    .title = Bauplatz
    .line = dein eigener, beliebig
about-personal_kingdom = Dein eigenes Feld: keine Steuer, Kriegsnachschub oder Startspieler, aber nicht die Aktion, die du auf dem Spielplan gewählt hast.
    .title = Königreich
    .line = eigene Aktion
about-end_bonus_tower_levels = { $pp } PP am Ende, wenn du allein die meisten Turmstufen hast.
    .title = Meiste Stufen
    .line = { $pp } PP am Ende
about-end_bonus_mission_pp = { $pp } PP am Ende, wenn du allein die meisten Auftragspunkte hast.
    .title = Beste Aufträge
    .line = { $pp } PP am Ende
about-end_bonus_precious_goods = { $pp } PP am Ende, wenn du allein die meisten kostbaren Güter hast.
    .title = Meiste Güter
    .line = { $pp } PP am Ende
about-end_bonus_temples_completed = { $pp } PP am Ende, wenn du allein die meisten vollendeten Tempel hast.
    .title = Meiste Tempel
    .line = { $pp } PP am Ende
about-end_bonus_figures = { $pp } PP am Ende, wenn du allein die meisten Kamele und Schiffe hast.
    .title = Meiste Figuren
    .line = { $pp } PP am Ende
about-warehouse_limit =
    { $amount ->
        [one] Dein Lagerhaus fasst { $amount } Ressource.
       *[other] Dein Lagerhaus fasst { $amount } Ressourcen.
    }
    .title = Lagerhaus
    .line = fasst { $amount }
about-peace_multiplier = Deine Friedensgeschenke zählen { $amount }-fach.
    .title = Geschenke
    .line = zählen ×{ $amount }
about-tax_immunity = Du zahlst nie Steuern.
    .title = Steuern
    .line = keine für dich

## Was Aufträge bringen

about-precious_take = In deinen Bauaktionen: ein beliebiges Plättchen eines Stapels kostbarer Güter.
    .title = Beliebiges Gut eines Stapels
about-temple_free_stage = In deinen Bauaktionen: die nächste Tempelstufe, kostenlos.
    .title = Eine Tempelstufe kostenlos
about-temple_new_foundation = In deinen Bauaktionen: das Fundament eines weiteren Tempels.
    .title = Ein weiteres Fundament
about-gain_ship = Jederzeit, auch beim Einsetzen: ein weiteres Schiff.
    .title = Ein Schiff mehr
about-gain_camel = Jederzeit, auch beim Einsetzen: ein weiteres Kamel.
    .title = Ein Kamel mehr
about-tower_levels =
    { $amount ->
        [one] In deinen Bauaktionen: { $amount } Turmstufe, kostenlos.
       *[other] In deinen Bauaktionen: { $amount } Turmstufen, kostenlos.
    }
    .title = Turm +{ $amount }
about-tower_destroy =
    { $amount ->
        [one] In deinen Bauaktionen: Ein gegnerischer Turm verliert { $amount } Stufe.
       *[other] In deinen Bauaktionen: Ein gegnerischer Turm verliert { $amount } Stufen.
    }
    .title = Anderer Turm −{ $amount }
about-raid_redirect = Wenn eine Plündererkarte aufgedeckt wird: Lass die Plünderer eine andere Region angreifen.
    .title = Plünderer umlenken
about-swap_figures = Nach dem Angriff: Tausche eine deiner Figuren mit einer gegnerischen derselben Art.
    .title = Zwei Figuren tauschen
about-open_market = In der Aktionsphase: Der Markt steht dir bis zu ihrem Ende offen.
    .title = Offener Markt
about-upgrade_take_board =
    { $amount ->
        [one] Nach allen Käufen: { $amount } ausliegende Aufwertung, kostenlos.
       *[other] Nach allen Käufen: { $amount } ausliegende Aufwertungen, kostenlos.
    }
    .title =
        { $amount ->
            [one] { $amount } Aufwertung kostenlos
           *[other] { $amount } Aufwertungen kostenlos
        }
about-upgrade_take_undrawn = In deinen Aufwertungsaktionen oder nach allen Käufen: eine Aufwertung der Epochen I und II, die nie auslag.
    .title = Nicht gezogene Aufwertung
about-gain_resources =
    { $amount ->
        [one] In der Aktionsphase: { $amount } beliebige Ressource.
       *[other] In der Aktionsphase: { $amount } beliebige Ressourcen.
    }
    .title =
        { $amount ->
            [one] { $amount } Ressource
           *[other] { $amount } Ressourcen
        }
about-draw_missions =
    { $amount ->
        [one] In deinen Bauaktionen: Ziehe { $amount } Auftrag.
       *[other] In deinen Bauaktionen: Ziehe { $amount } Aufträge.
    }
    .title =
        { $amount ->
            [one] { $amount } Auftrag ziehen
           *[other] { $amount } Aufträge ziehen
        }
about-place_figures =
    { $amount ->
        [one] Zu Beginn eines Einsatzzugs: Setze { $amount } Figur ein.
       *[other] Zu Beginn eines Einsatzzugs: Setze { $amount } Figuren ein.
    }
    .title =
        { $amount ->
            [one] { $amount } Figur einsetzen
           *[other] { $amount } Figuren auf einmal einsetzen
        }

## Was man tun kann, und was dazugehört

verb-pick = Zusätzliche Ressource nehmen
verb-take = Plättchen nehmen
verb-place = Einsetzen
verb-turn_in = Auftrag zurückgeben
verb-decline = Ablehnen
verb-hire = Plünderer anheuern
verb-buy = Aufwertung kaufen
verb-resolve = Figur jetzt auslösen
verb-trade = Tauschen
verb-acquire = Für Punkte kaufen
verb-discard = Auftrag für eine Ressource abwerfen
verb-tower = Am Turm bauen
verb-betray = Verräter senden
verb-temple = Am Tempel bauen
verb-prize = Belohnung nehmen
verb-precious = Kostbares Gut kaufen
verb-draw = Auftrag ziehen
verb-fulfil = Auftrag erfüllen
verb-lead = Startspieler werden
verb-exempt = Keine Steuer zahlen
verb-supply = Kriegsnachschub leisten
verb-tax = Steuer begleichen
verb-drop = Ressourcen abwerfen
verb-end = Fertig
verb-keep = Fertig, aber später noch einmal fragen

part-resource = eine Ressource
part-upgrade = eine Aufwertung
part-figure = eine Figur
part-space = ein Feld
part-mission = ein Auftrag
part-reward = was du dafür bekommst
part-region = eine Region
part-pay = was du bezahlst
part-give = was du gibst
part-get = was du für eines bekommst
part-count = wie oft
part-mode = einzelne oder doppelte Stufen
part-levels = wie viele Stufen
part-target = ein anderer Spieler
part-stage = eine Tempelstufe
part-stack = ein Stapel
part-good = ein kostbares Gut
part-with = Gold oder Punkte
part-resources = Ressourcen

## Was gefragt wird; `.others` ist, was alle anderen lesen

prompt-pick = Du beginnst mit einer weiteren Ressource. Wähle { NAME($resources, join: "or") }.
    .others = { SEAT($seat) } wählt eine zusätzliche Ressource: { NAME($resources, join: "or") }.
prompt-start-tile = Wähle die Aufwertung, mit der du beginnst.
    .others = { SEAT($seat) } wählt die erste Aufwertung.
prompt-place =
    { $count ->
        [one] Setze eine Figur ein.
       *[other] Setze eine Figur ein; in diesem Zug sind es noch { $count }.
    }
    .others =
        { $count ->
            [one] { SEAT($seat) } setzt eine Figur ein.
           *[other] { SEAT($seat) } setzt { $count } Figuren ein.
        }
prompt-last-figure = Du hast nichts mehr einzusetzen. Gib einen Auftrag für eine weitere Figur zurück, oder lehne für diese Runde ab.
    .others = { SEAT($seat) } kann durch einen Auftrag eine weitere Figur bekommen.
prompt-redirect = Die Plünderer kommen: { NAME($region) }. Gibst du einen Auftrag zurück, um sie umzulenken?
    .others = { SEAT($seat) } kann die Plünderer umlenken: { NAME($region) }.
prompt-swap = Gibst du deinen Auftrag zurück, um eine Figur mit einer gegnerischen zu tauschen?
    .others = { SEAT($seat) } kann eine Figur mit einer gegnerischen tauschen.
prompt-hire = Welche Region sollen die Plünderer in der nächsten Runde angreifen? Niemand sieht deine Karte.
    .others = { SEAT($seat) } wählt geheim eine Plündererkarte.
prompt-upgrade =
    { $price ->
        [one] { NAME($space) }: Kaufe eine Aufwertung für { $price } beliebige Ressource oder beende deine Aktionen.
       *[other] { NAME($space) }: Kaufe eine Aufwertung für { $price } beliebige Ressourcen oder beende deine Aktionen.
    }
    .others =
        { $price ->
            [one] { SEAT($seat) } kann eine Aufwertung für { $price } Ressource kaufen ({ NAME($space) }).
           *[other] { SEAT($seat) } kann eine Aufwertung für { $price } Ressourcen kaufen ({ NAME($space) }).
        }
prompt-upgrade-end = Alle Aufwertungen sind gekauft. Gib einen Auftrag für Aufwertungen zurück oder beende deine Aktionen.
    .others = { SEAT($seat) } kann durch einen Auftrag Aufwertungen nehmen.
prompt-building =
    { COUNT($open) ->
        [0] Deine Bauaktionen: Tausche und nutze Aufträge, wie du willst, dann beende deine Aktionen.
       *[other] Deine Bauaktionen: Baue, kaufe, erfülle Aufträge und tausche in beliebiger Reihenfolge, dann beende deine Aktionen. Noch offen: { NAME($open) }.
    }
    .others = { SEAT($seat) } baut und tauscht.
prompt-kingdom =
    { COUNT($open) ->
        [0] Deine Königreichsaktionen: Tausche und nutze Aufträge, wie du willst, dann beende deine Aktionen.
       *[other] Deine Königreichsaktionen: Nutze, was noch offen ist, dann beende deine Aktionen. Noch offen: { NAME($open) }.
    }
    .others = { SEAT($seat) } ist mit den Königreichsaktionen an der Reihe.
prompt-kingdom-tax = Steuer: Zahle { $gold } Gold oder verliere { $prestige } PP. Was du hier sonst noch tun willst, kommt davor.
    .others = { SEAT($seat) } schuldet { $gold } Gold Steuer oder { $prestige } PP.
prompt-prize =
    { $count ->
        [one] Dein Tempel ist vollendet: Nimm { $count } kostbares Gut von einem der Stapel.
       *[other] Dein Tempel ist vollendet: Nimm { $count } kostbare Güter von den Stapeln, eines nach dem anderen.
    }
    .others =
        { $count ->
            [one] { SEAT($seat) } nimmt { $count } kostbares Gut für den vollendeten Tempel.
           *[other] { SEAT($seat) } nimmt { $count } kostbare Güter für den vollendeten Tempel.
        }
prompt-drop =
    { $count ->
        [one] Dein Lagerhaus fasst { $limit }: Wirf { $count } Ressource ab.
       *[other] Dein Lagerhaus fasst { $limit }: Wirf { $count } Ressourcen ab.
    }
    .others =
        { $count ->
            [one] { SEAT($seat) } wirft { $count } Ressource ab (Grenze { $limit }).
           *[other] { SEAT($seat) } wirft { $count } Ressourcen ab (Grenze { $limit }).
        }

## Was geschah: Vorbereitung, Runden, Einsatz

event-start = Startspieler: { SEAT($seat) }.
event-pick = { SEAT($seat) } beginnt mit einer weiteren Ressource: { NAME($resource) }.
event-take-start = { SEAT($seat) } beginnt mit einer Aufwertung: { NAME($upgrade) }.
event-displayed = Epoche { epoch-number }, ausliegende Aufwertungen: { NAME($upgrades) }.
event-round = Runde { $round } (Epoche { epoch-number }) beginnt. Startspieler: { SEAT($first) }.
event-place = { SEAT($seat) } setzt ein { NAME($figure) } ein: { NAME($space) }.
event-out = { SEAT($seat) } setzt in dieser Runde nichts mehr ein.

## Was geschah: Plünderer

event-no-attack = Es wurde keine Plündererkarte vorbereitet, darum gibt es keinen Angriff.
event-revealed = { SEAT($seat) } deckt die Plündererkarte auf: { NAME($region) }.
event-redirected = { SEAT($seat) } lenkt die Plünderer um: { NAME($region) }.
event-decline-redirect = { SEAT($seat) } lässt die Plünderer kommen.
event-attacked =
    { COUNT($spaces) ->
        [0] Die Plünderer finden niemanden vor: { NAME($region) }.
       *[other] Die Plünderer greifen an: { NAME($region) }.
    }
event-driven = Vertriebene Figuren von { SEAT($seat) }: { NAME($spaces) }.
event-spared = Die Plünderer verschonen diese Felder: { NAME($spaces) }.
event-raid-gold = { SEAT($seat) } erhält { $count } Gold für den Angriff ({ NAME($upgrade) }).
event-slot = Zuletzt angegriffene Region: { NAME($region) }.
event-slot-cleared = Keine Region gilt als zuletzt angegriffen: Jede kann als nächste angegriffen werden.
event-swapped = { SEAT($seat) } tauscht Figuren mit { SEAT($target) }: { NAME($own) } gegen { NAME($other) }.
event-decline-swap = { SEAT($seat) } tauscht keine Figuren.
event-hired =
    { COUNT($region) ->
        [0] { SEAT($seat) } wählt geheim eine Plündererkarte.
       *[other] { SEAT($seat) } wählt geheim eine Plündererkarte: { NAME($region) }.
    }
event-hire-nothing = { SEAT($seat) } nimmt das Kamel von den Plünderern zurück; für einen Angriff ist keine Runde mehr übrig.

## Was geschah: Aufwertungen und Aufträge

event-buy = { SEAT($seat) } kauft eine Aufwertung für { NAME($pay) }: { NAME($upgrade) }.
event-take = { SEAT($seat) } nimmt eine Aufwertung: { NAME($upgrade) }.
event-moved-onto = Die Figur von { SEAT($seat) } ({ NAME($figure) }) zieht auf das neue Plättchen: { NAME($upgrade) }.
event-bonus = { SEAT($seat) } erhält { $prestige } PP ({ NAME($upgrade) }).
event-draw =
    { COUNT($missions) ->
        [0] { SEAT($seat) } zieht einen Auftrag.
       *[other] { SEAT($seat) } zieht einen Auftrag: { NAME($missions) }.
    }
event-reshuffled =
    { $count ->
        [one] Der Auftragsstapel wird aus { $count } abgeworfenen Karte neu gebildet.
       *[other] Der Auftragsstapel wird aus { $count } abgeworfenen Karten neu gebildet.
    }
event-no-mission = Für { SEAT($seat) } ist kein Auftrag mehr zu ziehen.
event-fulfil = { SEAT($seat) } erfüllt einen Auftrag mit { NAME($pay) }: { NAME($mission) }.
event-turn-in = { SEAT($seat) } gibt einen Auftrag zurück: { NAME($mission) }.
event-gain-figure = { SEAT($seat) } erhält ein { NAME($figure) } und hat jetzt { $all }.
event-market = Der Markt steht { SEAT($seat) } in dieser Aktionsphase offen.
event-receive = { SEAT($seat) } erhält { NAME($resources) }.
event-discard = { SEAT($seat) } wirft einen Auftrag für { NAME($resource) } ab: { NAME($mission) }.

## Was geschah: Ressourcen und Figuren

event-gain =
    { $count ->
        [one] { SEAT($seat) } erhält { $count } { NAME($resource) }: { NAME($space) }.
       *[other] { SEAT($seat) } erhält { $count } { NAME($resource, case: "plural") }: { NAME($space) }.
    }
event-gifts = { SEAT($seat) } erhält { $prestige } PP: { NAME($space) }.
event-new-figure = { SEAT($seat) } bekommt ein neues { NAME($figure) } und hat jetzt { $all }.
event-trade = { SEAT($seat) } tauscht { NAME($give) } gegen { NAME($get) }.
event-acquire = { SEAT($seat) } zahlt { $prestige } PP für { NAME($resource) }.
event-returned = Ungenutzte Figuren kehren zu { SEAT($seat) } zurück: { NAME($spaces) }.

## Was geschah: Bauen

event-tower =
    { $levels ->
        [one] { SEAT($seat) } zahlt { NAME($pay) } für { $levels } Turmstufe; der Turm wächst auf { $height }.
       *[other] { SEAT($seat) } zahlt { NAME($pay) } für { $levels } Turmstufen; der Turm wächst auf { $height }.
    }
event-tower-levels =
    { $levels ->
        [one] { SEAT($seat) } baut { $levels } Turmstufe kostenlos; der Turm wächst auf { $height }.
       *[other] { SEAT($seat) } baut { $levels } Turmstufen kostenlos; der Turm wächst auf { $height }.
    }
event-tower-free = Stufe { $height } des Turms von { SEAT($seat) } ist kostenlos.
event-betray =
    { $levels ->
        [one] { SEAT($seat) } zerstört { $levels } Turmstufe von { SEAT($target) }; verbleibende Höhe: { $height }.
       *[other] { SEAT($seat) } zerstört { $levels } Turmstufen von { SEAT($target) }; verbleibende Höhe: { $height }.
    }
event-temple = { SEAT($seat) } baut eine Tempelstufe für { NAME($pay) }: { NAME($stage) }.
event-temple-free = { SEAT($seat) } baut eine Tempelstufe kostenlos: { NAME($stage) }.
event-completed =
    { $nth ->
        [1] { SEAT($seat) } vollendet vor allen anderen einen Tempel und nimmt { amount-goods }.
       *[other] { SEAT($seat) } vollendet an { $nth }. Stelle einen Tempel und nimmt { amount-goods }.
    }
event-prize = { SEAT($seat) } nimmt ein kostbares Gut als Belohnung: { NAME($good) }.
event-precious = { SEAT($seat) } kauft ein kostbares Gut für { NAME($pay) }: { NAME($good) }.
event-precious-points = { SEAT($seat) } kauft ein kostbares Gut für { $prestige } PP: { NAME($good) }.
event-fetched = { SEAT($seat) } nimmt ein kostbares Gut aus dem Stapel: { NAME($good) }.
event-top =
    { COUNT($good) ->
        [0] Der Stapel ist leer: { NAME($colour) }.
       *[other] Zuoberst auf dem Stapel ({ NAME($colour) }): { NAME($good) }.
    }

## Was geschah: Königreich und Rundenende

event-prestige = { SEAT($seat) } erhält { $prestige } PP für den höchsten Turm ({ $height }).
event-tax-paid = { SEAT($seat) } zahlt { $gold } Gold Steuer.
event-tax-lost = { SEAT($seat) } verliert { $prestige } PP, statt Steuer zu zahlen.
event-exempt = { SEAT($seat) } zahlt in dieser Runde keine Steuer.
event-supplies = { SEAT($seat) } erhält { $prestige } PP für Kriegsnachschub.
event-lead = { SEAT($seat) } nimmt den Startspielermarker und { NAME($resource) }.
event-end = { SEAT($seat) } ist fertig.
event-keep = { SEAT($seat) } ist vorerst fertig und kommt in den Königreichsaktionen noch einmal an die Reihe.
event-drop = { SEAT($seat) } wirft { NAME($resources) } ab.
event-tower-points =
    { $levels ->
        [one] { SEAT($seat) } erhält { $prestige } PP für { $levels } Turmstufe.
       *[other] { SEAT($seat) } erhält { $prestige } PP für { $levels } Turmstufen.
    }
event-final = { SEAT($seat) } erhält { $prestige } PP: { NAME($source) }.

## Warum nicht: Wörter, die nichts benennen

refused-no-such-resource = Diese Ressource gibt es nicht: { NAME($resource) }. Es gibt Holz, Stein, Marmor und Gold.
refused-no-such-figure = Diese Figur gibt es nicht: { NAME($figure) }. Figuren sind Kamele und Schiffe.
refused-no-such-space = Dieses Feld gibt es nicht: { NAME($space) }.
refused-no-such-upgrade = Diese Aufwertung gibt es nicht: { NAME($upgrade) }.
refused-no-such-mission = Diesen Auftrag gibt es nicht: { NAME($mission) }.
refused-no-such-region = Diese Region gibt es nicht: { NAME($region) }.
refused-no-such-good = Dieses kostbare Gut gibt es nicht: { NAME($good) }.
refused-no-such-colour = Diesen Stapel gibt es nicht: { NAME($colour) }. Es gibt graue, gelbe und rote Güter.
refused-no-such-stage = Diese Tempelstufe gibt es nicht: { NAME($stage) }.
refused-no-such-mode = Türme baut man in einzelnen oder doppelten Stufen, nicht so: { NAME($mode) }.
refused-no-such-player = Diesen Spieler gibt es nicht: { NAME($player) }.

## Warum nicht: Vorbereitung und Einsatz

refused-not-offered = Das steht dir hier nicht zu: { NAME($resource) }. Zur Wahl steht { NAME($offered, join: "or") }.
refused-tile-taken = Dieses Plättchen ist schon vergeben: { NAME($upgrade) }.
refused-not-starting = Das ist keine Start-Aufwertung: { NAME($upgrade) }.
refused-not-first-epoch = Zu Beginn nimmt man nur Plättchen der Epoche I, die im Spiel sind: { NAME($upgrade) }.
refused-none-in-supply = In deinem Vorrat ist kein { NAME($figure) } mehr.
refused-no-room = Für ein { NAME($figure) } ist kein Feld frei.
refused-other-side = Dieses Feld ist nicht auf der benutzten Seite des Spielplans: { NAME($space) }.
refused-not-your-tile = Dieses Plättchen gehört dir nicht: { NAME($space) }.
refused-occupied = Dort steht schon eine Figur von { SEAT($owner) }: { NAME($space) }.
refused-wrong-figure = Ein { NAME($figure) } kann dort nicht stehen: { NAME($space) }.

## Warum nicht: Plünderer

refused-in-the-slot = Diese Region wurde zuletzt angegriffen, ihre Karte ist nicht im Stapel: { NAME($region) }.
refused-region = Dorthin lassen sich die Plünderer nicht lenken; die zuletzt angegriffene und die eben genannte Region scheiden aus: { NAME($region) }.

## Warum nicht: Figuren und Felder

refused-nothing-to-resolve = Keine deiner Figuren steht auf einem Feld, das du jetzt auslösen könntest.
refused-no-figure-there = Dort steht keine deiner Figuren: { NAME($space) }.
refused-no-figure-for-it = Du hast keine Figur auf einem Feld dafür: { VERB($verb) }.
refused-other-action = { VERB($verb) } kann man auf diesem Feld nicht: { NAME($space) }.
refused-not-resolved =
    { $when ->
        [market] Mit deiner Figur dort kannst du tauschen: { NAME($space) }.
        [upgrade] Deine Figur dort ist in den Aufwertungsaktionen dran: { NAME($space) }.
        [building] Deine Figur dort ist in deinen Bauaktionen dran: { NAME($space) }.
        [kingdom] Deine Figur dort ist in den Königreichsaktionen dran: { NAME($space) }.
        [raiders] Deine Figur dort ist in der Plündererphase dran: { NAME($space) }.
       *[itself] Dieses Feld wirkt von selbst: { NAME($space) }.
    }
refused-all-figures =
    { $most ->
        [one] Du hast die einzige Figur dieser Art schon: { NAME($figure) }.
       *[other] Du hast schon alle { $most } Figuren dieser Art: { NAME($figure) }.
    }
refused-caravan =
    { $need_missions ->
        [0] Für ein weiteres Kamel brauchst du einen Turm der Höhe { $need_levels }; deiner hat Höhe { $levels } (erfüllte Aufträge: { $missions }).
       *[other] { $need_levels ->
            [0] Für ein weiteres Kamel brauchst du { missions-needed }; erfüllt hast du { $missions } (Höhe deines Turms: { $levels }).
           *[other] Für ein weiteres Kamel brauchst du einen Turm der Höhe { $need_levels } und { missions-needed }; dein Turm hat Höhe { $levels }, und erfüllt hast du { $missions }.
        }
    }
refused-shipyard =
    { $each ->
        [one] Für ein weiteres Schiff brauchst du { $each } kostbares Gut jeder Farbe; davon hast du zu wenig: { NAME($colours) }.
       *[other] Für ein weiteres Schiff brauchst du { $each } kostbare Güter jeder Farbe; davon hast du zu wenig: { NAME($colours) }.
    }

## Warum nicht: Handel

refused-no-market = Dir steht kein Markt offen, und du hast kein Plättchen zum Tauschen.
refused-nothing-to-trade = Tauschen könntest du hier { NAME($open, join: "or") }, doch davon hast du nichts im Lagerhaus.
refused-not-traded = Tauschen kannst du jetzt nur { NAME($open) }, nicht { NAME($resource) }.
refused-traded-already = Was du durch Tausch oder für einen Auftrag bekommen hast, kannst du in dieser Runde nicht noch einmal tauschen: { NAME($resource) }.
refused-not-in-stock = Davon hast du nichts im Lagerhaus: { NAME($resource) }.
refused-traded-too-many = Davon hast du nur { $count } im Lagerhaus: { NAME($resource) }.
refused-traded-none = Tausche mindestens eines: { NAME($resource) }.
refused-not-a-trade = { NAME($give) } lässt sich hier nicht gegen { NAME($get) } tauschen.
refused-no-such-upgrade-owned = Du hast kein Plättchen, mit dem du Ressourcen für Punkte kaufen könntest.
refused-acquired-all = Du hast in dieser Runde alles gekauft, was du für Punkte kaufen darfst.
refused-acquired-already = Davon hast du in dieser Runde schon für Punkte gekauft: { NAME($resource) }.
refused-empty-hand = Du hast keinen Auftrag auf der Hand.
refused-not-in-hand = Diesen Auftrag hast du nicht auf der Hand: { NAME($mission) }.

## Warum nicht: Bezahlen

refused-too-few-resources =
    { $price ->
        [one] Eine Aufwertung kostet { $price } Ressource; du hast { $have }.
       *[other] Eine Aufwertung kostet { $price } Ressourcen; du hast { $have }.
    }
refused-payment-count =
    { $price ->
        [one] Der Preis ist { $price } Ressource, nicht { $paid }.
       *[other] Der Preis sind { $price } Ressourcen, nicht { $paid }.
    }
refused-payment-not-held = Das hast du nicht alles: { NAME($pay) }.
refused-too-dear =
    { $discount ->
        [0] Dir fehlt: { NAME($lacking) }. Der Preis ist { NAME($price) }.
       *[other] Der Preis ist { NAME($price) }. Auch um { waived-resources } ermäßigt fehlt dir noch: { short-resources }, beliebig aus { NAME($lacking) }.
    }
refused-wrong-payment =
    { $discount ->
        [0] Der Preis ist { NAME($price) }, nicht { NAME($pay) }.
        [one] Der Preis ist { NAME($price) }, um { $discount } Ressource ermäßigt; { NAME($pay) } passt nicht dazu.
       *[other] Der Preis ist { NAME($price) }, um { $discount } Ressourcen ermäßigt; { NAME($pay) } passt nicht dazu.
    }
refused-points =
    { $why ->
        [tile] Du hast kein Plättchen, mit dem du in Punkten bezahlen darfst (dein Punktestand: { $score } PP, der Preis: { $price } PP).
        [used] In dieser Runde hast du schon mit Punkten bezahlt (dein Punktestand: { $score } PP, der Preis: { $price } PP).
       *[score] Du hast { $score } PP und kämst unter 0: Der Preis beträgt { $price } PP.
    }

## Warum nicht: Aufwertungen

refused-one-purchase = Diese Figur hat schon eine Aufwertung gekauft.
refused-not-displayed = Diese Aufwertung liegt nicht aus: { NAME($upgrade) }.

## Warum nicht: Türme, Tempel, Güter, Aufträge

refused-other-mode = Auf diesem Feld baut man nur so: { NAME($mode) } ({ NAME($space) }).
refused-no-levels = Baue mindestens eine Stufe.
refused-half-pair = In dieser Partie baut man doppelte Stufen nur paarweise, { $levels } geht also nicht.
refused-tower-too-dear =
    { $levels ->
        [one] { $levels } Stufe kostet { NAME($price) }. Dir fehlt: { NAME($lacking) }.
       *[other] { $levels } Stufen kosten { NAME($price) }. Dir fehlt: { NAME($lacking) }.
    }
refused-no-traitor-yet =
    In Epoche { $epoch ->
        [1] I
        [2] II
       *[other] III
    } zerstört der Verräter nichts.
refused-nobody-to-betray = Kein Gegner hat einen Turm, der mindestens so hoch ist wie deiner.
refused-own-tower = Der Verräter greift nicht deinen eigenen Turm an.
refused-no-tower = { SEAT($target) } hat keinen Turm.
refused-lower-tower = Der Turm von { SEAT($target) } ({ $height }) ist niedriger als deiner ({ $own }).
refused-temple-in-progress = Solange ein Tempel im Bau ist, beginnt man keinen neuen: { NAME($stage) }.
refused-stage-order = Diese Tempelstufe braucht eine andere vor sich: { NAME($stage) } nach { NAME($before) }.
refused-no-temple-card = Für diese Tempelstufe ist keine Karte mehr da: { NAME($stage) }.
refused-other-stack = Hier gibt es nur Güter einer Farbe ({ NAME($colour) }), nicht { NAME($good) }.
refused-not-on-top = Nicht { NAME($good) } liegt zuoberst, sondern { NAME($top) }.
refused-stack-empty = Der Stapel ist leer: { NAME($colour) }.
refused-no-missions-left = Es ist kein Auftrag mehr zu ziehen.
refused-no-mission-payable =
    Du kannst keinen Auftrag auf deiner Hand bezahlen. Am wenigsten fehlt für { NAME($mission) }: { $discount ->
        [0] { NAME($lacking) }.
       *[other] { short-resources }, beliebig aus { NAME($lacking) }.
    }

## Warum nicht: Aufträge zurückgeben

refused-nothing-to-turn-in =
    { COUNT($hand) ->
        [0] Du hast keinen erfüllten Auftrag mehr zurückzugeben und keinen auf der Hand.
       *[other] Du hast keinen erfüllten Auftrag mehr zurückzugeben; auf der Hand, noch nicht erfüllt: { NAME($hand) }.
    }
refused-not-fulfilled = Diesen Auftrag hast du nicht erfüllt: { NAME($mission) }.
refused-returned = Diesen Auftrag hast du schon zurückgegeben: { NAME($mission) }.
refused-other-window =
    { $window ->
        [action] Ihn gibt man nur in der Aktionsphase zurück: { NAME($mission) }.
        [placement] Ihn gibt man nur zu Beginn eines Einsatzzugs zurück: { NAME($mission) }.
        [raid_revealed] Ihn gibt man nur zurück, wenn eine Plündererkarte aufgedeckt wird: { NAME($mission) }.
        [raid_resolved] Ihn gibt man nur gleich nach dem Angriff zurück: { NAME($mission) }.
        [upgrade] Ihn gibt man nur in den eigenen Aufwertungsaktionen oder nach allen Käufen zurück: { NAME($mission) }.
        [upgrade_end] Ihn gibt man nur nach allen Käufen von Aufwertungen zurück: { NAME($mission) }.
        [building] Ihn gibt man nur in den eigenen Bauaktionen zurück: { NAME($mission) }.
       *[any] Ihn gibt man nur zurück, wenn man selbst an der Reihe ist: { NAME($mission) }.
    }
refused-reward-nothing =
    { $why ->
        [stacks] Alle Stapel kostbarer Güter sind leer: { NAME($mission) }.
        [cards] Für diese Tempelstufe ist keine Karte mehr da: { NAME($mission) }.
        [towers] Kein Gegner hat einen Turm: { NAME($mission) }.
        [regions] Für die Plünderer gibt es keine andere Region: { NAME($mission) }.
        [pairs] Keine deiner Figuren lässt sich mit einer gegnerischen tauschen: { NAME($mission) }.
        [market] Der Markt steht dir schon offen: { NAME($mission) }.
        [display] Es liegt keine Aufwertung aus: { NAME($mission) }.
        [undrawn] Es gibt keine nicht gezogene Aufwertung, die du nehmen könntest: { NAME($mission) }.
        [missions] Es ist kein Auftrag mehr zu ziehen: { NAME($mission) }.
        [begun] Das geht nur am Anfang deines Zuges: { NAME($mission) }.
       *[figures] Weniger als zwei deiner Figuren ließen sich einsetzen: { NAME($mission) }.
    }
refused-reward = Das kann nicht die Belohnung sein ({ NAME($mission) }): { NAME($reward) }.

## Warum nicht: Königreich und Weitergehen

refused-no-tax = Du schuldest jetzt keine Steuer.
refused-tax-with = Steuern begleicht man mit Gold oder Prestigepunkten, nicht mit { NAME($with) }.
refused-too-little-gold = Die Steuer beträgt { $gold } Gold; du hast { $have }.
refused-not-basic = Mit dem Marker kommt nur Holz oder Stein, nicht { NAME($resource) }.
refused-chosen-on-board = Diese Aktion hast du in dieser Runde schon auf dem Spielplan gewählt, darum geht sie hier nicht noch einmal ({ NAME($space) }): { VERB($verb) }.
refused-tax-first = Begleiche zuerst die Steuer: { $gold } Gold oder { $prestige } PP.
refused-window-anyway = Du brauchst nicht zu bitten: Deine Königreichsaktionen kommen ohnehin.
refused-nothing-to-keep = In den Königreichsaktionen hättest du nichts zu tun.
refused-drop-count =
    { $count ->
        [one] Wirf { $count } Ressource ab, nicht { $chosen }.
       *[other] Wirf { $count } Ressourcen ab, nicht { $chosen }.
    }

## Optionen. Eine Möglichkeit ist `option-<Name>-<Möglichkeit>`; `.about` erklärt

option-expert_start = Beginn für Erfahrene
    .about = Alle beginnen mit einer beliebigen Aufwertung der Epoche I statt mit einer Start-Aufwertung.
option-tower_prestige_tie = Gleichstand beim höchsten Turm
    .about = Wann ein Gleichstand beim höchsten Turm die Punkte dafür verhindert.
option-tower_prestige_tie-eligible_only = nur unter Besitzern der Plättchen dafür
option-tower_prestige_tie-strict = immer
option-undrawn_includes_spare_starters = Übrige Start-Aufwertungen bleiben im Spiel
    .about = Start-Aufwertungen, die niemand gewählt hat, kann man mit den Aufträgen K25 und K26 nehmen.
option-raid_slot_cleared_without_attack = Eine Runde ohne Angriff gibt alle Regionen frei
    .about = Nach einer Runde ohne Angriff kann wieder jede Region angegriffen werden.
option-swap_without_attack = Tausch ohne Angriff
    .about = Auftrag K14 darf auch in einer Runde ohne Angriff genutzt werden.
option-double_partial_pair = Halbe Paare doppelter Stufen
    .about = Auf die zweite Stufe eines Paares darf man zum selben Preis verzichten.
option-auto_resolve = Automatische Schritte
    .about = Ressourcen, Geschenke, Karawane, Werft und Kriegsnachschub geschehen von selbst, sobald Warten nichts mehr nützt.
option-skip_idle_windows = Leere Königreichsaktionen überspringen
    .about = Wer in den Königreichsaktionen nichts zu tun hat, wird nur auf eigenen Wunsch noch einmal gefragt.
option-free_level_when_gained = Kostenlose Stufe sofort
    .about = Ein Plättchen, das jede fünfte Turmstufe kostenlos macht, baut sie schon, wenn du es erhältst; sonst erst, wenn du weiterbaust.

## Was man hat

group-resources = Ressourcen
group-figures = Kamele und Schiffe
group-buildings = Bauwerke
group-precious = Kostbare Güter
group-cards = Karten und Plättchen
holding-wood = { $count } Holz
    .label = Holz
holding-stone = { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }
    .label = Steine
holding-marble = { $count } Marmor
    .label = Marmor
holding-gold = { $count } Gold
    .label = Gold
holding-camels_free = { $count ->
        [one] { $count } freies Kamel
       *[other] { $count } freie Kamele
    }
    .label = Kamele im Vorrat
holding-ships_free = { $count ->
        [one] { $count } freies Schiff
       *[other] { $count } freie Schiffe
    }
    .label = Schiffe im Vorrat
holding-camels = { $count ->
        [one] { $count } Kamel
       *[other] { $count } Kamele
    }
    .label = Kamele insgesamt
holding-ships = { $count ->
        [one] { $count } Schiff
       *[other] { $count } Schiffe
    }
    .label = Schiffe insgesamt
holding-tower = { $count ->
        [one] { $count } Turmstufe
       *[other] { $count } Turmstufen
    }
    .label = Turm
holding-temple_stages = { $count ->
        [one] { $count } Tempelstufe
       *[other] { $count } Tempelstufen
    }
    .label = Tempelstufen
holding-temples = { $count ->
        [one] { $count } vollendeter Tempel
       *[other] { $count } vollendete Tempel
    }
    .label = Vollendete Tempel
holding-grey_goods = { $count ->
        [one] { $count } graues Gut
       *[other] { $count } graue Güter
    }
    .label = Graue Güter
holding-yellow_goods = { $count ->
        [one] { $count } gelbes Gut
       *[other] { $count } gelbe Güter
    }
    .label = Gelbe Güter
holding-red_goods = { $count ->
        [one] { $count } rotes Gut
       *[other] { $count } rote Güter
    }
    .label = Rote Güter
holding-upgrades = { $count ->
        [one] { $count } Aufwertung
       *[other] { $count } Aufwertungen
    }
    .label = Aufwertungen
holding-missions = { $count ->
        [one] { $count } Auftrag auf der Hand
       *[other] { $count } Aufträge auf der Hand
    }
    .label = Aufträge auf der Hand
holding-open_missions = { $count ->
        [one] { $count } erfüllter Auftrag
       *[other] { $count } erfüllte Aufträge
    }
    .label = Erfüllte Aufträge
holding-returned_missions = { $count ->
        [one] { $count } zurückgegebener Auftrag
       *[other] { $count } zurückgegebene Aufträge
    }
    .label = Zurückgegebene Aufträge
holding-raider_card = { $count ->
        [one] { $count } Plündererkarte
       *[other] { $count } Plündererkarten
    }
    .label = Plündererkarte
holding-start_marker = { $count ->
        [one] { $count } Startspielermarker
       *[other] { $count } Startspielermarker
    }
    .label = Startspielermarker
event-tie-goods = { SEAT($first) } und { SEAT($second) } haben gleich viele Prestigepunkte ({ $points }). Die kostbaren Güter entscheiden: { SEAT($first) } hat { $more }, { SEAT($second) } hat { $less }.
points-buildings = Bauwerke
points-cards = Aufträge, Güter, Boni
points-others = Weitere Punkte

## Ein Zug in einer Zeile, nach dem Namen des Spielers

turn-round = Runde { $round } beginnt (Epoche { epoch-number }), Startspieler: { SEAT($first) }
turn-displayed = Epoche { epoch-number }: Neue Aufwertungen liegen aus
turn-no-attack = kein Angriff in dieser Runde
turn-attacked =
    { COUNT($spaces) ->
        [0] Angriff: { NAME($region) }, niemand war dort
       *[other] Angriff: { NAME($region) }, vertrieben: Figuren von { SEAT($losers) }
    }
turn-tower-points = die Türme bringen Punkte
turn-over =
    die Partie ist zu Ende, { COUNT($winners) ->
        [0] niemand gewinnt
        [one] { SEAT($winners) } gewinnt
       *[other] { SEAT($winners) } teilen sich den Sieg
    }
turn-place = hat ein { NAME($figure) } eingesetzt: { NAME($space, case: "short") }
    .short = { NAME($figure) }: { NAME($space, case: "short") }
turn-out = hat nichts mehr eingesetzt
turn-pick = hat mit einer weiteren Ressource begonnen: { NAME($resource) }
turn-take-start = hat mit „{ NAME($upgrade, case: "short") }“ begonnen
turn-revealed = hat die Plündererkarte aufgedeckt: { NAME($region) }
    .short = Plündererkarte: { NAME($region) }
turn-redirected = hat die Plünderer umgelenkt: { NAME($region) }
turn-decline-redirect = hat die Plünderer kommen lassen
turn-swapped = hat Figuren mit { SEAT($target) } getauscht: { NAME($own) } gegen { NAME($other) }
turn-decline-swap = hat keine Figuren getauscht
turn-hired = hat geheim eine Plündererkarte gewählt
turn-hire-nothing = hat das Kamel von den Plünderern zurückgenommen
turn-buy = hat „{ NAME($upgrade, case: "short") }“ gekauft
turn-take = hat „{ NAME($upgrade, case: "short") }“ genommen
turn-completed = hat einen Tempel vollendet
turn-temple = hat eine Tempelstufe gebaut: { NAME($stage) }
turn-temple-free = hat eine Tempelstufe kostenlos gebaut: { NAME($stage) }
turn-fulfil = hat „{ NAME($mission, case: "short") }“ erfüllt
turn-betray =
    { $levels ->
        [one] hat { $levels } Turmstufe von { SEAT($target) } zerstört
       *[other] hat { $levels } Turmstufen von { SEAT($target) } zerstört
    }
turn-tower =
    { $levels ->
        [one] hat { $levels } Turmstufe gebaut, Höhe jetzt { $height }
       *[other] hat { $levels } Turmstufen gebaut, Höhe jetzt { $height }
    }
turn-precious = hat { NAME($good) } gekauft
turn-precious-points = hat { NAME($good) } für { $prestige } PP gekauft
turn-fetched = hat { NAME($good) } aus dem Stapel genommen
turn-new-figure = hat ein { NAME($figure) } bekommen
turn-gain-figure = hat einen Auftrag für ein { NAME($figure) } zurückgegeben
turn-lead = hat den Startspielermarker genommen
turn-draw =
    { $count ->
        [one] hat { $count } Auftrag gezogen
       *[other] hat { $count } Aufträge gezogen
    }
turn-turn-in = hat „{ NAME($mission, case: "short") }“ zurückgegeben
turn-supplies = hat Kriegsnachschub für { $prestige } PP geleistet
turn-prestige = hat den höchsten Turm ({ $height }): { $prestige } PP
turn-gifts = hat Friedensgeschenke für { $prestige } PP gebracht
turn-gain =
    { $count ->
        [one] hat { NAME($resources) } heimgebracht
       *[other] hat { NAME($resources) } mit { $count } Figuren heimgebracht
    }
    .short = hat { NAME($resources) } heimgebracht
turn-tax-lost = hat { $prestige } PP verloren, statt Steuer zu zahlen
turn-tax-paid = hat { $gold } Gold Steuer gezahlt
turn-exempt = hat keine Steuer gezahlt
turn-trade = hat { NAME($give) } gegen { NAME($get) } getauscht
turn-discard = hat „{ NAME($mission, case: "short") }“ für { NAME($resource) } abgeworfen
turn-acquire = hat { $prestige } PP für { NAME($resource) } gezahlt
turn-drop = hat { NAME($resources) } abgeworfen
turn-returned = hat Figuren nicht genutzt: { NAME($spaces) }
turn-keep = hat die Bauaktionen beendet
turn-end = ist fertig

## Was etwas ist

kind-space-camel = Feld für ein Kamel
kind-space-ship = Feld für ein Schiff
kind-space-either = Feld für ein Kamel oder ein Schiff
kind-upgrade = Aufwertung der Epoche { epoch-number }
kind-mission = Königsauftrag: { NAME($price) }, { $prestige } PP
kind-region = Region
kind-raider-card = Plündererkarte
kind-stage = Tempelstufe
kind-good = Kostbares Gut
kind-stack = Stapel kostbarer Güter
kind-basic = Verbrauchsgut
kind-luxury = Luxusgut
kind-figure = Figur
kind-band = Turmpreise
kind-tax = Steuer
kind-tower = Turm
kind-points = Punkte
amount-goods =
    { $count ->
        [one] { $count } kostbares Gut
       *[other] { $count } kostbare Güter
    }
missions-needed =
    { $need_missions ->
        [one] { $need_missions } erfüllten Auftrag
       *[other] { $need_missions } erfüllte Aufträge
    }
epoch-number =
    { $epoch ->
        [1] I
        [2] II
       *[other] III
    }

about-space-raiders = Wähle geheim eine Plündererkarte; ihre Region wird in der nächsten Runde angegriffen. Dieses Feld trifft kein Angriff.
    .title = Anheuern
about-space-buy_upgrade = Kaufe eine ausliegende Aufwertung für beliebige Ressourcen: { $first } in Epoche I, { $second } in II, { $third } in III. Dieses Feld kauft an { $order }. Stelle.
    .title = Aufwertung
about-space-tower_single = Baue einzelne Turmstufen. Bis Stufe { $last } kostet jede { NAME($price) }, höhere kosten mehr.
    .title = Turm
about-space-tower_double = Baue Turmstufen paarweise. Bis Stufe { $last } kostet ein Paar { NAME($price) }, höhere kosten mehr.
    .title = Turm doppelt
about-space-traitor = Ein gegnerischer Turm, der mindestens so hoch ist wie deiner, verliert Stufen: { $first } in Epoche I, { $second } in II, { $third } in III.
    .title = Verräter
about-space-temple_build =
    { $missions ->
        [0] Baue eine Tempelstufe.
        [one] Baue eine Tempelstufe und ziehe danach { $missions } Auftrag.
       *[other] Baue eine Tempelstufe und ziehe danach { $missions } Aufträge.
    }
    .title = Tempel
about-space-buy_precious = Kaufe das oberste Plättchen eines Stapels ({ NAME($colour) }) für { NAME($price) }.
    .title = Kostbare Güter
about-space-mission_draw = Ziehe einen Auftrag.
    .title = Ziehen
about-space-mission_fulfil = Bezahle einen Auftrag deiner Hand und lege ihn aus.
    .title = Auftrag
about-space-tax_exempt = Solange deine Figur hier steht, schuldest du keine Steuer. Die Steuer in Gold: { $first } in Epoche I, { $second } in II, { $third } in III.
    .title = Steuerfrei
about-space-war_supplies = 1 PP für jede Stufe, um die dein Turm höher ist als der niedrigste von allen.
    .title = Nachschub
about-space-start_player = Nimm den Startspielermarker für die nächste Runde und 1 Holz oder 1 Stein.
    .title = Startspieler
about-space-gain_resource = Bringt { NAME($resource) }: { $first } in Epoche I, { $second } in II, { $third } in III.
    .title = { NAME($resource) }
about-space-peace_gifts = Bringt Prestige: { $first } PP in Epoche I, { $second } in II, { $third } in III.
    .title = Geschenke
about-space-market_full = Tausche, so oft du willst: 1 Verbrauchsgut gegen 1 Luxusgut, 1 Luxusgut gegen 2 Verbrauchsgüter.
    .title = Markt
    .line = alles
about-space-market_basic = Tausche, so oft du willst: 1 Verbrauchsgut gegen 1 Luxusgut.
    .title = Markt
    .line = zu Luxus
about-space-caravan = Bringt ein weiteres Kamel, höchstens { $most } insgesamt, wenn dein Turm hoch genug ist oder du genug Aufträge erfüllt hast.
    .title = Karawane
about-space-shipyard = Bringt ein weiteres Schiff, höchstens { $most } insgesamt, wenn du kostbare Güter jeder Farbe hast: für das erste { $each } von jeder.
    .title = Werft
about-region =
    { $count ->
        [one] Eine Region mit { $count } Feld. Greifen die Plünderer an ({ NAME($region) }), werden alle Figuren dort vertrieben.
       *[other] Eine Region mit { $count } Feldern. Greifen die Plünderer an ({ NAME($region) }), werden alle Figuren dort vertrieben.
    }
about-raider-card =
    { $count ->
        [one] Wer sie hat, deckt sie in der nächsten Runde auf, und die Plünderer greifen an: { NAME($region) } mit { $count } Feld.
       *[other] Wer sie hat, deckt sie in der nächsten Runde auf, und die Plünderer greifen an: { NAME($region) } mit { $count } Feldern.
    }
about-stage = Kostet { NAME($price) }; ein Tempel, der diese Tempelstufe zeigt, ist am Ende { $prestige } PP wert.
about-stage-last = Kostet { NAME($price) } und vollendet einen Tempel, am Ende { $prestige } PP wert. Kostbare Güter dafür: { $first } für den ersten Spieler, { $second } für den nächsten anderen.
about-good = Kostet { NAME($price) } (Stapel: { NAME($colour) }). Am Ende zählen Sätze verschiedener Güter: { $one } PP für eine Sorte, bis zu { $all } PP für alle.
about-stack = Enthält { NAME($goods) }; das oberste Plättchen kostet { NAME($price) }.
about-basic =
    { $limit ->
        [one] Ein Verbrauchsgut. Dein Lagerhaus fasst von Runde zu Runde { $limit } Ressource.
       *[other] Ein Verbrauchsgut. Dein Lagerhaus fasst von Runde zu Runde { $limit } Ressourcen.
    }
about-luxury =
    { $limit ->
        [one] Ein Luxusgut. Dein Lagerhaus fasst von Runde zu Runde { $limit } Ressource.
       *[other] Ein Luxusgut. Dein Lagerhaus fasst von Runde zu Runde { $limit } Ressourcen.
    }
about-camel = Reist über Land. Du beginnst mit { $first } und kannst bis zu { $most } haben.
about-ship = Reist über See. Du beginnst mit { $first } und kannst bis zu { $most } haben.
about-band =
    { $last ->
        [0] Ab Stufe { $first }: { NAME($single) } für eine Stufe, { NAME($double) } für ein Paar.
       *[other] Stufen { $first } bis { $last }: { NAME($single) } für eine Stufe, { NAME($double) } für ein Paar.
    }
about-tax =
    { $gold ->
        [0] Es ist keine Steuer fällig; sonst wären es { $gold } Gold oder { $prestige } PP.
       *[other] In jeder Runde: { $gold } Gold, oder { $prestige } PP gehen verloren.
    }
about-taxes = Fällig in den Königreichsaktionen jeder Runde, in Gold: { $first } in Epoche I, { $second } in II, { $third } in III. Wer nicht zahlt, verliert PP.
about-tower = { $prestige } PP für jede Stufe, { $times }-mal gewertet: am Ende jeder Epoche.
about-prestige = Prestigepunkte entscheiden die Partie. Alle beginnen mit { $start }.

## Was etwas jetzt kostet und bringt

row-free = Hier steht niemand.
row-figure = Hier steht ein { NAME($figure) } von { SEAT($owner) }.
row-other-side = Bei dieser Spielerzahl nicht im Spiel.
row-raid-slot = Zuletzt angegriffen, als Nächstes kommen die Plünderer nicht hierher: { NAME($region) }.
row-raid-possible = { SEAT($holder) } hat eine Plündererkarte: Eine Figur hier kann vertrieben werden ({ NAME($region) }).
row-raid-own = Deine eigene Plündererkarte ist { NAME($region) }: Eine Figur hier wird vertrieben, wenn niemand die Plünderer umlenkt.
row-raid-late = Es bleibt keine Runde, in der Plünderer angreifen könnten.
row-slot = Nicht zu haben, weil zuletzt angegriffen: { NAME($region) }.
row-price =
    { $discount ->
        [0] Kostet dich { NAME($price) }.
       *[other] Kostet dich { NAME($price) }, davon { $discount } erlassen.
    }
short-resources =
    { $short ->
        [one] { $short } Ressource
       *[other] { $short } Ressourcen
    }
waived-resources =
    { $discount ->
        [one] { $discount } Ressource
       *[other] { $discount } Ressourcen
    }
row-lacking =
    { $discount ->
        [0] Dir fehlt: { NAME($lacking) }.
       *[other] Dir fehlt noch: { short-resources }, beliebig aus { NAME($lacking) }.
    }
row-mission =
    { NAME($mission) }: { $prestige } PP für { NAME($price) }{ $discount ->
        [0] { "" }
       *[other] { " " }({ waived-resources } erlassen)
    }{ COUNT($lacking) ->
        [0] .
       *[other] ; { $discount ->
            [0] dir fehlt: { NAME($lacking) }.
           *[other] dir fehlt noch: { short-resources }, beliebig aus { NAME($lacking) }.
        }
    }
row-no-display = Es liegt keine Aufwertung mehr aus.
row-upgrade-price =
    { $price ->
        [one] Kostet dich { $price } beliebige Ressource; deine Ressourcen: { $have }.
       *[other] Kostet dich { $price } beliebige Ressourcen; deine Ressourcen: { $have }.
    }
row-display =
    { $count ->
        [one] { $count } ausliegende Aufwertung
       *[other] { $count } ausliegende Aufwertungen
    }
row-level =
    { $most ->
        [0] Stufe { $level } kostet dich { NAME($price) }.
        [one] Stufe { $level } kostet dich { NAME($price) }; bezahlen kannst du jetzt { $most } Stufe.
       *[other] Stufe { $level } kostet dich { NAME($price) }; bezahlen kannst du jetzt { $most } Stufen.
    }
row-pair =
    { $most ->
        [0] Ein Paar ab Stufe { $level } kostet dich { NAME($price) }.
        [one] Ein Paar ab Stufe { $level } kostet dich { NAME($price) }; bezahlen kannst du jetzt { $most } Stufe.
       *[other] Ein Paar ab Stufe { $level } kostet dich { NAME($price) }; bezahlen kannst du jetzt { $most } Stufen.
    }
row-level-worth =
    { $times ->
        [one] Jede Stufe bringt bis zum Ende { $prestige } PP: Sie wird noch { $times }-mal gewertet.
       *[other] Jede Stufe bringt bis zum Ende { $prestige } PP: Sie wird noch { $times }-mal gewertet.
    }
row-traitor =
    { $levels ->
        [one] Nimmt einem dieser Türme { $levels } Stufe: { SEAT($targets) }.
       *[other] Nimmt einem dieser Türme { $levels } Stufen: { SEAT($targets) }.
    }
row-stage = Bringt am Ende { $prestige } PP mehr: { NAME($stage) }.
row-good = Für dich eine neue Sorte, am Ende { $prestige } PP: { NAME($good) }.
row-good-again = Das hast du schon; als Teil eines weiteren Satzes bringt es am Ende { $prestige } PP: { NAME($good) }.
row-deck = Aufträge im Stapel: { $count }.
row-no-tax-yet = In Epoche { epoch-number } ist keine Steuer fällig, das Feld bringt also nichts.
row-immune = Du zahlst ohnehin nie Steuern.
row-no-tax = Erspart dir { $gold } Gold oder { $prestige } PP Steuer.
row-supplies = Bringt derzeit { $prestige } PP: Dein Turm hat Höhe { $height }, der niedrigste hat Höhe { $lowest }.
row-marker = Den Marker hat { SEAT($holder) }.
row-gain = Bringt dir { NAME($resources) }.
row-points = Bringt dir { $prestige } PP.
row-tradable = Tauschen könntest du { NAME($resources) }.
row-camel = Bringt dir ein weiteres Kamel: Die Bedingung ist erfüllt.
row-ship = Bringt dir ein weiteres Schiff: Die Bedingung ist erfüllt.
row-most = { compared-by }: Am meisten hast du, { $own } gegen { $best } ({ SEAT($rivals) }).
row-tie = { compared-by }: Gleichstand bei { $own } mit { SEAT($rivals) }.
row-behind = { compared-by }: Du hast { $own }, am meisten sind { $best } ({ SEAT($rivals) }).
compared-by =
    { $of ->
        [tower_levels] Turmstufen
        [mission_pp] PP für Aufträge
        [precious_goods] Kostbare Güter
        [figures] Kamele und Schiffe
       *[temples_completed] Fertige Tempel
    }
row-owner = Gehört { SEAT($owner) }.
row-on-display = Liegt aus.
row-removed = Nicht mehr im Spiel.
row-to-come = Kann in Epoche { epoch-number } kommen.
row-undrawn = Lag nie aus; nur Aufträge können sie bringen.
row-returned = Von { SEAT($owner) } zurückgegeben: am Ende { $prestige } PP.
row-fulfilled = Von { SEAT($owner) } erfüllt: am Ende { $prestige } PP, zurückgegeben noch { $half } PP.
row-in-hand = Auf deiner Hand.
row-discarded = Abgeworfen.
row-unseen = Im Stapel oder auf der Hand eines Spielers.
row-attacked-last = Zuletzt angegriffen.
row-your-figures = Deine Figuren hier: { NAME($spaces) }.
row-cards-left =
    { $count ->
        [one] noch { $count } Karte
       *[other] noch { $count } Karten
    }
row-in-stack =
    { $count ->
        [one] { $count } Plättchen im Stapel
       *[other] { $count } Plättchen im Stapel
    }
row-on-top = Liegt zuoberst auf dem Stapel.
row-you-have = Du hast { $count } × { NAME($good) }.
row-stack =
    { $count ->
        [one] { $count } Plättchen
       *[other] { $count } Plättchen
    }
row-top = Zuoberst: { NAME($good) }.
row-stores = In deinem Lagerhaus: { $count }; im Handelslager, in dieser Runde nicht noch einmal zu tauschen: { $traded }.
row-figures = Deine Figuren dieser Art: { $all }; im Vorrat: { $free }.
row-score = Auf der Leiste { $score } PP, dein Turm jetzt { $tower } PP, zusammen { $total } PP.

## Vor einer Wahl

remark-halved = { NAME($mission) } ist dann { $half } PP statt { $prestige } PP wert.
remark-prestige = Wenn niemand höher kommt: { $prestige } PP in dieser Runde für den höchsten Turm.
remark-half-pair = Du bezahlst ein ganzes Paar und verzichtest auf die zweite Stufe.
remark-another-set = Du hast schon { NAME($good) }: { $prestige } PP, eine neue Sorte brächte { $new } PP.
remark-raid-you = Deine Figuren würden vertrieben: { NAME($spaces) }.
remark-raid-other = Figuren von { SEAT($target) } würden vertrieben: { NAME($spaces) }.
remark-unused =
    { COUNT($spaces) ->
        [one] Eine Figur bleibt ungenutzt: { NAME($spaces) }.
       *[other] Figuren bleiben ungenutzt: { NAME($spaces) }.
    }
    .short =
        { COUNT($spaces) ->
            [one] 1 Figur ungenutzt
           *[other] { COUNT($spaces) } Figuren ungenutzt
        }
remark-above =
    { $count ->
        [one] { $count } Ressource liegt über deiner Grenze von { $limit } und geht am Rundenende verloren.
       *[other] { $count } Ressourcen liegen über deiner Grenze von { $limit } und gehen am Rundenende verloren.
    }
    .short =
        { $count ->
            [one] { $count } Ressource über deiner Grenze von { $limit }
           *[other] { $count } Ressourcen über deiner Grenze von { $limit }
        }
remark-hand-lost =
    { $count ->
        [one] { $count } Auftrag auf der Hand ist dann nichts mehr wert: Die Partie endet mit dieser Runde.
       *[other] { $count } Aufträge auf der Hand sind dann nichts mehr wert: Die Partie endet mit dieser Runde.
    }
    .short =
        { $count ->
            [one] { $count } Auftrag ohne Wert
           *[other] { $count } Aufträge ohne Wert
        }

## Was ein Feld jetzt bewirkt, in wenigen Worten

line-sold-out = ausverkauft
line-deck = noch { $count }
line-too-late = zu spät
line-raiders = nächste Runde
line-traitor =
    { $count ->
        [one] −{ $count } Stufe
       *[other] −{ $count } Stufen
    }
line-immune = zahlst nie
line-saved = gespart
line-all-there = hast alle
line-ready = bereit
line-no-effect = ohne Wirkung
line-from-epoch =
    { $epoch ->
        [1] ab Epoche I
        [2] ab Epoche II
       *[3] ab Epoche III
    }
line-no-tax = keine Steuer
line-no-card = keine Karte mehr
