# Der Spielplan von Tadmor: was nur die Seite sagt. Die Wörter des Spiels selbst sind in src/majlis/games/tadmor/locale.

## Die Karte

board-map = Karawanenkarte
board-attacked = angegriffen
board-safe = sicher
board-held = dein Angriff
board-holder = { SEAT($seat) } hält eine Plündererkarte
board-raid-region = { NAME($region) } angreifen
board-free = frei
board-taken-by = { NAME($figure) } von { SEAT($seat) }
board-for-figure =
    { $figure ->
        [camel] Für ein Kamel
        [ship] Für ein Schiff
       *[either] Für ein Kamel oder ein Schiff
    }

board-badge-bonus = { $count } durch deine Aufwertung
board-badge-order = Nummer { $count }
board-badge-levels = Stufen auf einmal: { $count }
board-badge-mission =
    { $count ->
        [one] { $count } Auftrag
       *[other] { $count } Aufträge
    }
board-badge-stack = Im Stapel: { $count }
board-badge-prestige = { $count } Prestige
board-any-resource =
    { $count ->
        [one] { $count } beliebige Ressource
       *[other] { $count } beliebige Ressourcen
    }
board-resource = { NAME($resource) }
board-need-tower =
    { $count ->
        [one] Turm mit { $count } Stufe
       *[other] Turm mit { $count } Stufen
    }
board-need-missions =
    { $count ->
        [one] { $count } Auftrag erfüllt
       *[other] { $count } Aufträge erfüllt
    }
board-need-goods = { NAME($colour) }: { $count }

## Aufwertungen

board-upgrades = Aufwertungen
board-upgrades-price =
    { $count ->
        [one] je { $count } Ressource
       *[other] je { $count } Ressourcen
    }
board-upgrades-none = Keine liegt aus
board-own-upgrades = Deine Aufwertungen

## Aufträge

board-mission-ready = Kannst du bezahlen
board-mission-lacks =
    { $count ->
        [one] { $count } fehlt
       *[other] { $count } fehlen
    }
board-mission-fulfilled = Erfüllt
board-mission-returned = Zurückgegeben: zählt { $count } PP

## Eigenes

board-own = Deine Sachen
board-open = Für dich offen
board-to-place = Einzusetzen
board-supply = Figuren
board-warehouse = Lagerhaus
board-of-limit = { $count } von { $limit }
board-traded = Handelslager
board-tower = Turm
board-tower-height =
    { $count ->
        [one] Turm: { $count } Stufe
       *[other] Turm: { $count } Stufen
    }
board-temple = Tempel
board-temple-none = Noch kein Tempel
board-goods = Kostbare Güter
board-good-count =
    { $count ->
        [0] { NAME($good) }: 0
       *[other] { NAME($good) }: { $count }
    }
board-next-kind = nächstes +{ $count }
board-prestige = { $count } PP
board-missions = Königsaufträge
board-missions-none = Keine
board-mission-can = bereit
board-mission-halves = Zurückgegeben zählt er nur noch { $half } statt { $count } PP.
board-missions-done = { $count } erfüllt, { $pp } PP
board-missions-hand = Auf deiner Hand
board-upgrades-usable =
    { $count ->
        [one] { $count } jetzt nutzbar
       *[other] { $count } jetzt nutzbar
    }
board-areas = Teile des Spielplans
board-fulfilled = Erfüllte Aufträge
board-of-resource =
    { $count ->
        [one] { $count } { NAME($resource) }
       *[other] { $count } { NAME($resource, case: "plural") }
    }
board-prestige-instead = Stattdessen { $count } PP

## Fragen

board-title-place =
    { $count ->
        [one] Setze eine Figur ein
       *[other] Setze { $count } Figuren ein
    }
board-title-last-figure = Noch eine Figur?
board-title-redirect = Die Plünderer kommen: { NAME($region) }
board-title-swap = Zwei Figuren tauschen?
board-title-hire = Wo schlagen die Plünderer als Nächstes zu?
board-title-upgrade = Kaufe eine Aufwertung
board-title-upgrade-end = Nimm Aufwertungen
board-title-building = Baue und tausche
board-title-kingdom = Königreich
board-title-kingdom-tax = Zahle deine Steuer
board-title-prize =
    { $count ->
        [one] Dein Tempel ist fertig: Nimm ein kostbares Gut
       *[other] Dein Tempel ist fertig: Nimm { $count } kostbare Güter
    }
board-title-drop =
    { $count ->
        [one] Wirf { $count } Ressource ab: Dein Lagerhaus fasst { $limit }
       *[other] Wirf { $count } Ressourcen ab: Dein Lagerhaus fasst { $limit }
    }
board-title-pick = Wähle eine weitere Ressource für den Anfang
board-title-start-tile = Wähle eine Aufwertung für den Anfang

board-still-open = Noch offen: { $list }
board-nothing-open = Sonst ist für dich nichts offen
board-choices = Auswahl
board-ask-place-hint = Wähle ein leuchtendes Feld: Kamele auf runde, Schiffe auf eckige
board-ask-figure =
    { $figure ->
        [camel] Setze ein Kamel ein
       *[ship] Setze ein Schiff ein
    }
board-ask-place = Welche Figur kommt dorthin?
board-ask-use =
    { $of ->
        [mission] Auftrag „{ $reward }“: Was tust du damit?
       *[space] { $place }: wofür?
    }
board-ask-buy = Kaufen: { $tile }
board-ask-tower = Baue deinen Turm
board-ask-betray = Wessen Turm?
board-ask-temple = { NAME($stage) } bauen
board-ask-precious =
    { $known ->
        [yes] Kaufen: { NAME($good) }
       *[no] Kaufe ein kostbares Gut
    }
board-ask-draw = Ziehe einen Auftrag
board-ask-fulfil = Erfülle einen Auftrag
board-ask-lead = Startspieler werden
board-ask-discard = Diesen Auftrag für eine Ressource abwerfen
board-ask-turn_in = Zurückgeben: { $reward }
board-ask-exempt = Keine Steuer in dieser Runde
board-ask-supply = Kriegsnachschub
board-ask-resolve = { $place }
board-ask-hire = Heuere die Plünderer an
board-ask-trade = Tauschen
board-ask-trade-hint = Aus dem Lagerhaus; was du bekommst, lässt sich in dieser Runde nicht weitertauschen
board-do-buy = Kaufen
board-do-tower = Bauen
board-do-temple = Bauen
board-do-precious = Kaufen
board-do-draw = Ziehen
board-do-fulfil = Erfüllen
board-do-turn_in = Zurückgeben
board-do-drop = Diese abwerfen
board-end-upgrade = Keine Aufwertung
board-end-upgrade-end = Keine Aufwertungen
board-end-building = Bauen beenden
board-end-kingdom = Königreich beenden
board-do-keep = Später noch einmal fragen
board-do-done = Markt schließen
board-do-decline = Nein
board-do-tax-gold = { $count } Gold zahlen
board-do-tax-prestige = { $count } PP verlieren
board-use-resolve = Nutzen
board-use-tower = Turm
board-use-betray = Verräter
board-use-temple = Tempel
board-use-precious = Kostbares Gut
board-use-draw = Auftrag ziehen
board-use-fulfil = Auftrag erfüllen
board-use-lead = Startspieler werden
board-use-exempt = Keine Steuer
board-use-supply = Kriegsnachschub
board-use-discard = Für eine Ressource abwerfen
board-use-place = Einsetzen
board-choose-verb = Wähle, was du tust
board-choose-figure = Wähle eine Figur
board-choose-space = Wähle eine Figur auf der Karte
board-choose-upgrade = Wähle eine leuchtende Aufwertung
board-choose-mission = Wähle einen Auftrag
board-choose-reward = Wähle
board-choose-region = Wähle eine leuchtende Region
board-choose-resource = Wähle eine Ressource
board-choose-resources = Wähle, was du abwirfst
board-choose-mode = Einzeln oder doppelt?
board-choose-levels = Wie viele Stufen?
board-choose-target = Wähle einen Spieler
board-choose-stage = Wähle eine Tempelstufe
board-choose-good = Wähle ein Gut
board-choose-stack = Wähle ein Gut
board-choose-pay = Wähle, womit du bezahlst
board-hint-pay = für { $pay }
board-hint-free = kostenlos
board-hint-tower = auf { $height }, für { $pay }
board-hint-drop = { $resources }
board-said-put-back = Zurückgelegt
board-mode-single = Einzeln
board-mode-double = Doppelt
board-levels =
    { $count ->
        [one] { $count } Stufe
       *[other] { $count } Stufen
    }
board-gain = +{ $count } PP
board-less = Weniger { NAME($resource) }
board-more = Mehr { NAME($resource) }
board-in-all =
    { $count ->
        [one] insgesamt { $count }
       *[other] insgesamt { $count }
    }
board-saves = Du zahlst { $count } weniger: Wähle, welche.
board-trade = Tauschen
board-trade-label = { $give } gegen { $get }
board-for-prestige = Für Punkte
board-acquire-label = { NAME($resource) } für { $count } PP

## Mitspieler und Plünderer

board-camels =
    { $count ->
        [one] { $count } Kamel
       *[other] { $count } Kamele
    }
board-ships =
    { $count ->
        [one] { $count } Schiff
       *[other] { $count } Schiffe
    }
board-missions-of = Aufträge: { $hand } auf der Hand, { $done } erfüllt
board-goods-of =
    { $count ->
        [one] { $count } kostbares Gut
       *[other] { $count } kostbare Güter
    }
board-leads-next = Startspieler der nächsten Runde
board-look = { SEAT($seat) }: Turm { $count }, alles ansehen
board-things-of = { SEAT($seat) }
board-on-track = { $count } PP auf der Leiste
board-previous = Vorige
board-next = Nächste
board-raid-now = Angriff: { NAME($region) }
board-raid-last = Jetzt sicher: { NAME($region) }
board-raid-before = Zuletzt: { NAME($region) }
board-raid-none = Noch nichts angegriffen
board-raid-driven =
    Runde { $round }: { $count ->
        [0] niemand vertrieben
       *[other] { $count } vertrieben
    }
board-raid-who = Wer von wo vertrieben wurde
board-card = Karte:

## Punkte und Runden

board-points-now = Wenn es jetzt zu Ende wäre
board-points-link = Punkte
board-epoch = Epoche { $epoch }
board-round-label = Runde { $round } von { $rounds }, Epoche { $epoch }
board-phase-setup = Aufbau
board-phase-placement = Einsatz
board-phase-raiders = Plünderer
board-phase-upgrade = Aufwertungen
board-phase-building = Bauen
board-phase-kingdom = Königreich
board-phase-round_end = Rundenende
board-phase-over = Zu Ende
