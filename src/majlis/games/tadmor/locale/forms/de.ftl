## Arten von Spielmaterial, in der Reihenfolge der Schachtel

form-missions = Aufträge
form-temple-stages = Tempelstufen
form-tower-levels = Turmstufen
form-upgrades = Aufwertungen
form-taxes = Steuern
form-spaces = Felder des Spielplans

## Einzelnes Spielmaterial

title-mission = Auftrag { $id }
title-stage = Tempel: { NAME($id) }
title-band = Turmstufen ab { $first }
title-upgrade = Aufwertung { $id }
title-epoch = Epoche { $id }
title-space = { NAME($id) }

## Felder

field-cost = Kosten
field-pp = Prestigepunkte
field-reward = Belohnung
field-window = Wird zurückgegeben
field-copies = Anzahl
field-single = Eine Stufe
field-double = Zwei Stufen
field-effect = Effekt
field-tax_pp = Verlorene Punkte für nicht gezahlte Steuer
field-tax_gold = Steuer in Gold
field-upgrade_cost = Preis einer Aufwertung
field-traitor_levels = Stufen, die ein Verräter nimmt
field-region = Region
field-figure = Figur
field-action = Aktion
field-subphase = Wird ausgeführt
field-sides = Seiten des Spielplans
field-order = Reihenfolge beim Kauf
field-mode = Art
field-draw_missions = Gezogene Aufträge
field-resource = Ressource
field-amounts = Menge in Epoche I, II, III
field-gifts = Punkte in Epoche I, II, III
field-colour = Farbe des Stapels
field-market = Markt
field-give = gegeben
field-get = erhalten
field-get_n = Zahl
field-basic_pp = Punkte für ein Verbrauchsgut
field-basic_per_round = Mal pro Runde
field-luxury_pp = Punkte für ein Luxusgut
field-luxury_per_round = Mal pro Runde
field-bought_pp = Punkte beim Kauf
field-free_pp = Punkte, wenn umsonst
field-per_round = Mal pro Runde
field-target = was
field-amount = Zahl
field-of = Zahl
field-when = wann
field-gold = Gold
field-require = Bedingung
field-actions = Aktionen
field-pp_if_done = Punkte
field-repeat_board_action = auch, was man auf dem Plan getan hat
field-metric = verglichen
field-limit = Zahl
field-factor = Faktor
field-levels = Stufen
field-count = Zahl
field-max_epoch = Epochen bis

## Wörter zur Wahl

region-palmyra = Palmyra
region-ebla = Ebla
region-damascus = Damaskus
region-antioch = Antiochia
region-north_sea = Nördliches Mittelmeer
region-south_sea = Südliches Mittelmeer
region-euphrates = Euphrat
region-none = keine Region
figure-camel = Kamel
figure-ship = Schiff
figure-either = Kamel oder Schiff
action-raiders = Plünderer
action-buy_upgrade = Aufwertung kaufen
action-tower_build = Turm bauen
action-traitor = Verräter
action-temple_build = Tempel bauen
action-buy_precious = kostbares Gut kaufen
action-mission_draw = Auftrag ziehen
action-mission_fulfil = Auftrag erfüllen
action-tax_exempt = keine Steuer
action-war_supplies = Kriegsnachschub
action-start_player = Startspieler
action-gain_resource = Ressource erhalten
action-market = Markt
action-caravan = Karawane
action-shipyard = Werft
action-peace_gifts = Friedensgeschenke
subphase-raiders = bei den Plünderern
subphase-upgrade = bei den Aufwertungen
subphase-building = bei den Bauten
subphase-kingdom = bei den Königreichsaktionen
subphase-any_time = jederzeit
side-two = 2 Spieler
side-three_four = 3 und 4 Spieler
mode-single = einzelne Stufen
mode-double = doppelte Stufen
mode-basic_to_luxury = Verbrauchsgüter gegen Luxusgüter
mode-full = voller Markt
window-any = jederzeit
window-action = in der Aktionsphase
window-placement = beim Einsetzen
window-raid_revealed = wenn eine Plündererkarte aufgedeckt wird
window-raid_resolved = nach dem Angriff
window-upgrade = in den eigenen Aufwertungsaktionen
window-upgrade_end = nach allen Käufen von Aufwertungen
window-building = in den Bauaktionen
target-mission = Aufträge
target-precious = kostbare Güter
target-temple = Tempelstufen
immune-always = immer
immune-self_revealed = wenn du ihre Karte aufgedeckt hast
require-none = in jedem Fall
require-opponent_removed = wenn eine gegnerische Figur vertrieben wird
metric-tower_levels = Turmstufen
metric-mission_pp = Auftragspunkte
metric-precious_goods = kostbare Güter
metric-temples_completed = vollendete Tempel
metric-figures = Kamele und Schiffe

## Sätze: Aufwertungen

sentence-trade = Jederzeit: 1 von { $give } gegen { $get_n } von { $get }
sentence-trade-pp = Ein Verbrauchsgut für { $basic_pp } PP, { $basic_per_round }-mal pro Runde; ein Luxusgut für { $luxury_pp } PP, { $luxury_per_round }-mal pro Runde
sentence-mission-pp = { $pp } PP für jeden Auftrag, den du erfüllst
sentence-precious-pp = { $bought_pp } PP für jedes kostbare Gut, das du kaufst, { $free_pp } PP für eines, das du umsonst bekommst
sentence-precious-pay-pp = Bezahle ein kostbares Gut mit { $pp } PP, { $per_round }-mal pro Runde
sentence-precious-pick = Nimm beim Kauf eines kostbaren Guts ein beliebiges Plättchen des Stapels
sentence-discount = Für { $target } zahlst du { $amount } Ressourcen weniger
    .one = Für { $target } zahlst du { $amount } Ressource weniger
sentence-ship-bonus = Deine Schiffe bringen { $amount } mehr: { $resource }
sentence-tower-free-multiple = Turmstufen, die ein Vielfaches von { $of } sind, kosten nichts
sentence-tower-waive = Dein Turm braucht davon nichts: { $resource }
sentence-tower-prestige = { $pp } PP in jeder Runde, in der dein Turm der höchste ist
sentence-raid-immunity = Plünderer vertreiben deine Figuren nicht: { $when }
sentence-raid-reveal-gain = Wenn du eine Plündererkarte aufdeckst: { $pp } PP und { $gold } Gold, { $require }
sentence-personal-market = Dein eigenes Feld: { $market }
sentence-personal-action = Dein eigenes Feld: { $actions }; gezogene Aufträge: { $draw_missions }; PP, wenn getan: { $pp_if_done }; auch, was du auf dem Plan getan hast: { $repeat_board_action }
sentence-end-bonus = { $pp } PP am Ende, wenn du allein am meisten hast: { $metric }
sentence-warehouse-limit = Dein Lagerhaus fasst { $limit } Ressourcen
    .one = Dein Lagerhaus fasst { $limit } Ressource
    .one = Dein Lagerhaus fasst { $limit } Ressource
sentence-peace-multiplier = Deine Friedensgeschenke zählen { $factor }-fach
sentence-tax-immunity = Du zahlst nie Steuern

## Sätze: Aufträge

sentence-precious-take = Nimm ein beliebiges Plättchen eines Stapels kostbarer Güter
sentence-temple-free-stage = Baue die nächste Tempelstufe kostenlos
sentence-temple-new-foundation = Baue das Fundament eines weiteren Tempels
sentence-gain-ship = Erhalte ein Schiff
sentence-gain-camel = Erhalte ein Kamel
sentence-tower-levels = Baue { $levels } Turmstufen
    .one = Baue { $levels } Turmstufe
sentence-tower-destroy = Nimm einem gegnerischen Turm { $levels } Stufen
    .one = Nimm einem gegnerischen Turm { $levels } Stufe
sentence-raid-redirect = Schicke die Plünderer in eine andere Region
sentence-swap-figures = Tausche eine Figur mit einer gegnerischen derselben Art
sentence-open-market = Tausche in der Aktionsphase: { $market }
sentence-upgrade-board = Nimm { $count } ausliegende Aufwertungen
    .one = Nimm { $count } ausliegende Aufwertung
sentence-upgrade-undrawn = Nimm eine Aufwertung, die nie auslag, aus Epochen bis { $max_epoch }
sentence-gain-resources = Erhalte { $count } beliebige Ressourcen
    .one = Erhalte { $count } beliebige Ressource
sentence-draw-missions = Ziehe { $count } Aufträge
    .one = Ziehe { $count } Auftrag
sentence-place-figures = Setze { $count } Figuren auf einmal ein
    .one = Setze { $count } Figur ein

## Was nicht stimmt

box-same-resource = { $field }: Eine Ressource kann nicht gegen sich selbst getauscht werden.
box-more-than-wood = { $field }: Eine und zwei Stufen müssen außer Holz noch etwas kosten.
box-personal-actions = { $field }: der Markt, Bauaktionen oder Königreichsaktionen.
box-same-order = { $field }: Zwei Aufwertungsfelder einer Seite haben dieselbe Nummer.
box-raiders-space = { $field }: Das Feld der Plünderer, und kein anderes, hat ihre Aktion.
box-rounds-gap = { $field }: Die Runden müssen ohne Lücke von { $first } an weitergehen.
box-rounds-total = { $field }: Die Runden aller Epochen müssen zusammen { $count } ergeben, nicht { $given }.
box-picks = { $field }: Jede Wahl braucht mindestens eine Ressource.
box-picks-missing = { box-picks }
box-removed-upgrades = { $field }: „removed_upgrades“ muss die Aufwertungen nennen, die zu zweit nicht mitspielen, in ihrer Reihenfolge.
box-raiders-once = { $field }: Jede Seite des Plans hat genau ein Feld der Plünderer ({ $side }).
box-full-market = { $field }: Der volle Markt muss alles anbieten, was der kleine anbietet.
box-precious-kinds = { $field }: „kinds“ muss die drei kostbaren Güter dieser Farbe nennen, in ihrer Reihenfolge.
box-upgrade-order = { $field }: Die Aufwertungen müssen in der Reihenfolge ihrer Epochen stehen, und jede Epoche braucht welche.
box-starting-tiles = { $field }: Es braucht { $count } Start-Aufwertungen der Epoche I, für jede Spielerzahl.
box-personal-most = { $field }: höchstens { $most } eigene Plättchen.
box-personal-actions-missing = { box-personal-actions }
