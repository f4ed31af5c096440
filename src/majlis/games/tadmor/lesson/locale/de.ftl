# Tadmors geführte erste Partie: was der Coach sagt.

lesson-group-1 = Einsetzen
lesson-group-2 = Aktionen
lesson-group-3 = Plünderer
lesson-group-4 = Punkte

lesson-aim-title = Worum es geht
lesson-aim-text = Du machst Palmyra groß: Turm, Aufträge, Tempel und kostbare Güter bringen Prestigepunkte, und wer die meisten hat, gewinnt. In jeder Runde setzt du erst alle deine Figuren ein, dann legen sie los.

unit-tiles = { $count ->
        [one] { $count } Plättchen
       *[other] { $count } Plättchen
    }

lesson-ship-title = Ein Schiff für Steine
lesson-ship-text = In jedem Zug setzt du eine Figur ein, und noch passiert nichts. Schick ein Schiff [ship] auf das eckige Steinfeld im Südlichen Mittelmeer: Es bringt dir { UNIT($ship_stone, of: "stone") }.
lesson-ship-hint = Schiffe gehören auf eckige Felder, Kamele [camel] auf runde. Auf jedem Feld ist Platz für eine Figur: Wer zuerst kommt, hat es.
lesson-ship-other = Geht auch! „{ NAME($space) }“ gehört diese Runde dir.
lesson-ship-done = Dein Schiff wartet dort, bis die Aktionen beginnen. Jetzt setzt { SEAT(0) } ein, dann wieder du.

lesson-tower-title = Ein Turm zahlt dreimal
lesson-tower-text = Jede Turmstufe bringt nach Epoche I { UNIT($pp_per_level, of: "pp") }, nach Epoche II noch einmal und am Ende ein drittes Mal. Setz ein Kamel [camel] auf „Turm“ in Damaskus: Dort baust du so viele, wie du bezahlen kannst.
lesson-tower-hint = Je früher eine Stufe steht, desto öfter zählt sie. Bis Stufe { $band_last } kostet jede { $level_1 }.
lesson-tower-other = Geht auch! Der Turm kann warten: Er zählt zum ersten Mal nach Runde { $epoch_1_last }.
lesson-tower-done = Das Feld hast du. Gebaut wird später in dieser Runde, wenn deine Schiffe ausgeladen haben.

lesson-upgrade-title = Freie Wahl bei den Aufwertungen
lesson-upgrade-text = Eine Aufwertung behältst du die ganze Partie, und Feld { $first_space } kauft zuerst. Setz ein Kamel [camel] auf „Aufwertung { $first_space }“ in Palmyra.
lesson-upgrade-hint = Du zahlst { UNIT($upgrade_cost_1, of: "resources") } beliebiger Art und wählst aus { UNIT($display, of: "tiles") } aus. Höhere Nummern nehmen, was übrig ist.
lesson-upgrade-other = Geht auch! Es gibt { UNIT($upgrade_spaces, of: "spaces") }; höhere Nummern wählen nur später.
lesson-upgrade-done = Aufwertungen kauft man, bevor gebaut wird. Deine hilft dir also noch in dieser Runde.

lesson-mission-title = Dein erster Auftrag
lesson-mission-text = Dein Auftrag verlangt { $mission }, und mit dem Holz vom Start ist alles da. Setz dein letztes Kamel [camel] auf „Auftrag“ in Palmyra: Erfüllt ist die Karte { UNIT($mission_pp, of: "pp") } wert.
lesson-mission-hint = Zuerst wird die Aufwertung bezahlt. Nimm dafür das Gold, dann reicht es noch für den Auftrag.
lesson-mission-other = Geht auch! Der Auftrag bleibt auf der Hand; nur unerfüllt ist er am Ende nichts wert.
lesson-mission-done = Deine Kamele stehen. Sobald auch deine Schiffe stehen, legen die Figuren los.

lesson-wood-title = Holz für alles
lesson-wood-text = Turm und Auftrag brauchen beide Holz [wood], und ein Schiff [ship] hast du noch. Schick es zum Holz im Nördlichen Mittelmeer: Es bringt { UNIT($ship_wood, of: "wood") }.
lesson-wood-hint = Wer noch eine Figur hat, muss sie einsetzen, solange ein Feld für sie frei ist. Danach kommen die Plünderer, in der ersten Runde allerdings noch nicht.
lesson-wood-other = Geht auch! „{ NAME($space) }“ gehört diese Runde dir.
lesson-wood-done = Alle deine Figuren stehen. In der ersten Runde kommen keine Plünderer, also sind die Aufwertungen dran.

lesson-buy-title = Kauf eine Aufwertung
lesson-buy-text = Mit deinem Kamel [camel] darfst du eine Aufwertung kaufen, für { UNIT($upgrade_cost_1, of: "resources") } deiner Wahl. Nimm die für mehr Holz [wood] per Schiff und zahl mit Gold [gold], das dein Auftrag nicht braucht.
lesson-buy-hint = Eine Aufwertung wirkt sofort. Noch hat kein Schiff ausgeladen; eins beim Holz bringt also schon diese Runde { UNIT($more_wood, of: "wood") } mehr.
lesson-buy-other = Geht auch! Eine Aufwertung wirkt ab dem Kauf und bis zum Ende der Partie.
lesson-buy-done = Das Plättchen gehört dir und wirkt sofort. Jetzt kauft und baut { SEAT(0) }, dann bist du dran.

lesson-trade-title = Aus Holz wird Marmor
lesson-trade-text = Deine Schiffe haben ausgeladen, und mit deiner Start-Aufwertung tauschst du { $trade_gives } gegen { $trade_gets }. Tausche einmal: An Marmor [marble] kommt man schwerer als an Holz [wood].
lesson-trade-hint = Was du bekommst, liegt im Handelslager. Bezahlen kannst du damit alles, nur noch einmal tauschen erst nächste Runde.
lesson-trade-other = Geht auch! Mit deiner Start-Aufwertung kannst du in jeder Runde tauschen.
lesson-trade-done = Der Marmor liegt im Handelslager. Du zahlst damit wie mit jedem anderen, tauschst ihn diese Runde aber nicht weiter.

lesson-fulfil-title = Erfülle den Auftrag
lesson-fulfil-text = Dein Auftrag verlangt { $mission }, und alles liegt bereit. Erfülle ihn: Dann liegt die Karte offen und bringt am Ende { UNIT($mission_pp, of: "pp") }.
lesson-fulfil-hint = Einen erfüllten Auftrag darfst du einmal für die Belohnung auf der Karte zurückgeben. Dann zählt er am Ende nur noch die Hälfte.
lesson-fulfil-other = Geht auch! Was auf der Hand bleibt, kannst du in einer späteren Runde erfüllen.
lesson-fulfil-done = Der Auftrag liegt offen und ist am Ende { UNIT($mission_pp, of: "pp") } wert. Was übrig ist, kann in den Turm.

lesson-levels-title = Bau deinen Turm
lesson-levels-text = Was du noch hast, reicht für { UNIT($affordable, of: "levels") }; der Preis hängt von der Höhe ab. Bau so hoch, wie du kannst.
lesson-levels-hint = Bis Stufe { $band_last } kostet jede { $level_1 }. Danach sind es erst einmal { $level_2 }.
lesson-levels-other = Geht auch! Jede Stufe, die am Ende von Runde { $epoch_1_last } steht, zählt dreimal.
lesson-levels-done = Dein Turm steht. Nach Runde { $epoch_1_last } bringt jede Stufe { UNIT($pp_per_level, of: "pp") } und später noch zweimal so viel.

lesson-round-end-title = Beende deinen Zug
lesson-round-end-text = Was du nicht ausgibst, behältst du, aber höchstens { UNIT($limit, of: "resources") }. Wähle „Bauen beenden“.
lesson-round-end-hint = Was im Handelslager liegt, kommt ins Lagerhaus. Ab der nächsten Runde ist es eine Ressource wie jede andere.
lesson-round-end-other = Geht auch! Dein Zug dauert, bis du ihn beendest.
lesson-round-end-done = Die Runde ist vorbei, alle Figuren kehren zurück. Der Startspieler setzt wieder zuerst ein.

lesson-raiders-title = Heuere Plünderer an
lesson-raiders-text = Plünderer vertreiben die Figuren aus einer ganzen Region, eine Runde nachdem du sie angeheuert hast. Setz ein Kamel [camel] bei den Plünderern auf „Anheuern“.
lesson-raiders-hint = Das Kamel kommt zurück, sobald du die Region gewählt hast. Welche es ist, sieht sonst niemand.
lesson-raiders-other = Geht auch! Plünderer anheuern kann man in jeder Runde außer der letzten.
lesson-raiders-done = Diese Runde kann sonst niemand Plünderer anheuern. Die Region wählst du, wenn alle Figuren stehen.

lesson-temple-title = Beginne einen Tempel
lesson-temple-text = Ein Tempel wächst Stufe um Stufe, und in Palmyra ziehst du für jede davon { UNIT($temple_draw, of: "missions") }. Setz ein Kamel [camel] auf „Tempel“ in Palmyra.
lesson-temple-hint = Die erste Tempelstufe, das Fundament, kostet { $foundation } und ist { UNIT($foundation_pp, of: "pp") } wert. Spätere ersetzen sie und sind mehr wert.
lesson-temple-other = Geht auch! Wann du einen Tempel auch beginnst: Das Fundament kostet { $foundation }.
lesson-temple-done = Das Fundament kostet { $foundation }. Lass deine Schiffe bringen, was fehlt.

lesson-stone-title = Hol die Steine
lesson-stone-text = Das Fundament kostet { $foundation }, und so viele Steine [stone] hast du noch nicht. Schick wieder ein Schiff [ship] zu den Steinen im Südlichen Mittelmeer.
lesson-stone-hint = Schiffe laden aus, bevor du baust. Zähl nach, was du brauchst, und setz dann ein.
lesson-stone-other = Geht auch! „{ NAME($space) }“ gehört diese Runde dir.
lesson-stone-done = Steine kommen jetzt genug. Setz die übrigen Figuren ein, wie du magst, aber denk ans Holz [wood].

lesson-region-title = Wo schlagen sie zu?
lesson-region-text = Du wählst geheim eine Region, und dort schlagen die Plünderer nächste Runde zu. Nimm eine, in die { SEAT(0) } gehen will; Antiochia ist ein guter Tipp.
lesson-region-hint = Figuren dort kehren zurück, ohne etwas getan zu haben, auch deine eigenen. Nimm also eine Region, auf die du verzichten kannst.
lesson-region-other = Geht auch! Die Region wählst du noch vor den Aktionen dieser Runde.
lesson-region-done = Deine Plündererkarte liegt verdeckt. Aufgedeckt wird sie nächste Runde, wenn alle Figuren stehen.

lesson-foundation-title = Leg das Fundament
lesson-foundation-text = Du hast { $foundation } für die erste Stufe deines Tempels. Bau das Fundament: Es ist { UNIT($foundation_pp, of: "pp") } wert, und du ziehst { UNIT($temple_draw, of: "missions") }.
lesson-foundation-hint = Von einem Tempel zählt nur die oberste Tempelstufe. Jede ist mehr wert als die darunter.
lesson-foundation-other = Geht auch! Einen Tempel kannst du in jeder Runde beginnen.
lesson-foundation-done = Dein Tempel hat ein Fundament, und du hast einen neuen Auftrag. Beende deinen Zug, wenn du so weit bist.

lesson-threat-title = Deine Plünderer brechen auf
lesson-threat-text = Sobald alle Figuren stehen, schlagen deine Plünderer in der gewählten Region zu. Setz deine ein, wie du magst, aber nicht dort.
lesson-threat-hint = Auch deine eigenen Figuren müssten zurück. Denk rückwärts: Was willst du bauen, und was muss vorher ankommen?

lesson-strike-title = Die Plünderer waren da
lesson-strike-text = Alle Figuren aus dieser Region sind zurück, ohne etwas getan zu haben, egal wem sie gehören. Mach jetzt, was du magst; nach dieser Runde wird Epoche I gewertet.
lesson-strike-hint = Keine Region trifft es zweimal nacheinander. Ihre Karte liegt neben dem Stapel, bis eine andere angegriffen wird.

lesson-epoch-title = Epoche I ist vorbei
lesson-epoch-text = Du hast { UNIT($levels, of: "levels") }, und jede hat dir gerade { UNIT($pp_per_level, of: "pp") } gebracht. Neue Aufwertungen liegen aus: Jede kostet { UNIT($dearer, of: "resources") } mehr als bisher.
lesson-epoch-hint = Aufwertungen, die niemand gekauft hat, sind weg. Die neuen sind stärker und bleiben bis zum Ende der Epoche.

lesson-points-title = Die Punkte, die noch kommen
lesson-points-text = Am Ende zählen Turm, offene Aufträge, Tempel und Sätze kostbarer Güter. Ab Epoche II kommt jede Runde die Steuer, und Verräter reißen Stufen ein.
lesson-points-hint = Öffne „Punkte“, wann immer du magst. Dort steht, was alle hätten, wenn die Partie jetzt zu Ende wäre.
