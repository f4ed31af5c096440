# Sabikas geführte erste Partie: was der Coach sagt. Welche Texte es gibt: majlis/engine/lesson_words.py. Keine Zahl steht im Text.

lesson-group-1 = Ein erstes Bauwerk
lesson-group-2 = Material, Zucker, ein Gedicht
lesson-group-3 = Die Runde endet
lesson-group-4 = Die zweite Runde

lesson-aim-title = Worum es geht
lesson-aim-text = Für den Sultan baust du an der Alhambra: Bauwerke, Gedichte, Export und seine Wünsche bringen Prestige, und wer am meisten hat, gewinnt. In jedem Zug arbeitet einer deiner Arbeiter auf dem Rondell oder ruht sich aus.

lesson-tile-title = Dein Startplättchen
lesson-tile-text = Du hast { UNIT($tiles_dealt, of: "start-tiles") } und behältst verdeckt eins davon. Behalte das mit Gips [gypsum], Holz [wood] und Marmor [marble].
lesson-tile-hint = Damit kannst du gleich im ersten Zug bauen. Wer das Plättchen mit der höheren Zahl behält, wird Startspieler.
lesson-tile-done = { SEAT(1) } hat die höhere Zahl und beginnt. Du bist danach dran und bekommst dafür { UNIT($second_dinars, of: "dinars") } [dinar].
lesson-tile-other = Geht auch! Was dein Plättchen zeigt, bekommst du sofort; das andere ist aus dem Spiel.

lesson-builder-title = Ein Baumeister zieht los
lesson-builder-text = Aus der Werkstatt darf ein Baumeister [builder] auf jedes äußere Feld, ohne für Schritte zu zahlen. Setz ihn oben auf „Bauen“ und wähle die Hauptaktion; der Arbeiter des Sultans kostet { UNIT($occupied_cost, of: "dinars") } [dinar].
lesson-builder-hint = Jeder fremde Arbeiter auf dem Feld kostet { UNIT($occupied_cost, of: "dinars") } [dinar], auch die des Sultans. Danach wählst du die Hauptaktion.
lesson-builder-done = Dein Baumeister legt sich auf dem Feld hin. Jetzt kommt die Hauptaktion: Du baust.
lesson-builder-other = Geht auch! Jeder deiner Arbeiter kommt einmal pro Runde dran, in beliebiger Reihenfolge.

lesson-palace-title = Dein erster Palast
lesson-palace-text = Jedes Baumaterial bringt in einem Bauwerk sein Prestige: Gips [gypsum] { $gypsum }, Holz [wood] { $wood }, Marmor [marble] { $marble }. Bau den Palast, der leuchtet, und gib alle drei dafür aus.
lesson-palace-hint = Ein Großes Bauwerk braucht immer Gips, und alles darin muss verschieden sein. Der erste Wunsch des Sultans gilt Palästen.
lesson-palace-done = { UNIT($palace_sum, of: "prestige") } für das Baumaterial. Der Schritt in der Gunst brachte { UNIT($favour_dinars, of: "dinars") } [dinar], der Palast selbst { UNIT($palace_dinars, of: "dinars") }.
lesson-palace-other = Geht auch! Was du nicht ausgegeben hast, bleibt für später in deinen Lagern.

lesson-side-title = Diesmal nicht
lesson-side-text = Zuckerrohr [cane] wäre eine Nebenaktion für { UNIT($raw_builder, of: "dinars") } [dinar]. Wähle „Keine weitere Aktion“: Dein Händler [merchant] bekommt es umsonst.
lesson-side-hint = Ein Arbeiter nutzt die Hauptaktion seines Feldes, eine Nebenaktion daneben oder beides. Rohstoffe kosten einen Baumeister Dinare, einen Händler nicht.
lesson-side-done = Damit ist dein Zug vorbei. { SEAT(1) } ist dran, dann wieder du.
lesson-side-other = Geht auch! Das Zuckerrohr liegt in deiner Werkstatt und kann zu Zucker werden.

lesson-quarry-title = Ab in den Steinbruch
lesson-quarry-text = Deine Lager haben { UNIT($room, of: "crates") }, und in jede Kiste passt ein Stück. Schick den anderen Baumeister [builder] in den Kleinen Steinbruch und nimm einmal Gips [gypsum] und zweimal Holz [wood].
lesson-quarry-hint = Der Steinbruch gibt dir { UNIT($quarry_items, of: "materials") }. Ein Holz ist für ein Gedicht, der Rest für ein Kleines Bauwerk.
lesson-quarry-done = Das Baumaterial liegt in deinen Kisten. Auch eine Ware braucht dort Platz.
lesson-quarry-other = Geht auch! Alles Neue braucht eine freie Kiste, also behalte deinen Platz im Auge.

lesson-produce-title = Aus Zuckerrohr wird Zucker
lesson-produce-text = Neben „Produzieren“ bekommt dein Händler [merchant] Zuckerrohr [cane] umsonst, und die Hauptaktion macht Zucker [sugar] daraus. Schick ihn hin: Das Zuckerrohr nimmt er sofort, dann wählst du die Hauptaktion.
lesson-produce-hint = Nur Waren lassen sich exportieren. Zum Verarbeiten muss an diesem Tisch noch ein Zuckerrohr auf dem Rondell liegen, und eins liegt dort.
lesson-produce-done = Der Zucker liegt in einer deiner Kisten. Nächste Runde holt ihn ein Schiff ab.
lesson-produce-other = Geht auch! Die Rohstoffe auf dem Rondell sind für alle da, und neue kommen erst am Rundenende.

lesson-poem-title = Ein Gedicht, das bleibt
lesson-poem-text = Ein blaues Gedicht hilft dir bis zum Spielende, ein rotes wirkt sofort. Schick deine Dichterin [poet] oben auf „Gedicht gravieren“ und graviere das leuchtende Gedicht in Blau, mit Holz [wood].
lesson-poem-hint = Dein erstes blaues Gedicht kostet { UNIT($poem_blue, of: "dinars") } [dinar], jedes weitere mehr. Dieses zahlt dir an jedem Rundenende { UNIT($poem_income, of: "dinars") } und gibt { UNIT($poem_start, of: "prestige") }, wenn du Startspieler wirst.
lesson-poem-done = Das Holz brachte { UNIT($wood, of: "prestige") }, und das Gedicht zahlt ab dieser Runde. Sobald alle Arbeiter liegen, endet die Runde.
lesson-poem-other = Geht auch! Jedes Gedicht macht das nächste seiner Farbe um { UNIT($poem_step, of: "dinars") } teurer.

lesson-wish-title = Der erste Wunsch
lesson-wish-text = Das Goldene Buch ist weitergerückt, und der erste Wunsch des Sultans hat gezählt: { UNIT($wish_each, of: "prestige") } für jeden Palast und jeden Garten. Sieh dir die nächsten Wünsche an: Kommt einer dazu, zählen die früheren noch einmal.
lesson-wish-hint = Vor dem Wunsch kam das Einkommen aus blauen Städten und blauen Gedichten. Danach werden Parias fällig.

lesson-tribute-title = Parias entrichten
lesson-tribute-text = Der Sultan will { UNIT($first_tribute, of: "parias") } [paria], und dein Marker steht noch ganz unten auf der Leiste. Zahl diesmal mit Dinaren [dinar], je { UNIT($tribute_dinar, of: "dinars") }.
lesson-tribute-hint = Marker, Dinare, Siegel [seal] oder Prestige: Jede Paria begleichst du, wie du magst. Verlorenes Prestige kommt nicht zurück.
lesson-tribute-done = Bezahlt, ganz ohne Prestige zu verlieren. Jede Runde werden mehr Parias fällig, also lohnen sich eigene.
lesson-tribute-other = Geht auch! Jede einzelne Paria darfst du anders begleichen.

lesson-morning-title = Alle stehen wieder auf
lesson-morning-text = Alle Arbeiter stehen dort auf, wo sie lagen, und die des Sultans sind je ein Feld weitergezogen. Schau aufs Rondell, bevor du ziehst: Ab jetzt zählen die Schritte.
lesson-morning-hint = Was vom Rondell und aus der Auslage weg war, ist aufgefüllt. Wer auf der Parialeiste vorn liegt, hat den Startspieler bestimmt.

lesson-storehouse-title = Mehr Platz
lesson-storehouse-text = Die ersten { UNIT($free_steps, of: "steps") } sind frei, also kostet die Lagerverwaltung rechts deinen Baumeister [builder] nichts. Geh dorthin und erweitere ein Lager mit dem leuchtenden Plättchen.
lesson-storehouse-hint = Die erste Erweiterung eines Lagers bringt { UNIT($expand_1, of: "prestige") }. Dazu kommt der Bonus des Plättchens, hier { UNIT($tile_parias, of: "parias") } [paria].
lesson-storehouse-done = Mehr Platz, etwas Prestige und Parias [paria] fürs Rundenende.
lesson-storehouse-other = Geht auch! Ein Lager lässt sich bis zu { UNIT($expansions, of: "times") } erweitern, und beim zweiten Mal bringt es mehr.

lesson-window-title = Ein Kleines Bauwerk
lesson-window-text = Zum unteren „Bauen“ kostet jeder Schritt nach den freien deinen anderen Baumeister [builder] { UNIT($step_cost, of: "dinars") } [dinar], der Arbeiter dort auch. Geh hin und bau aus Gips [gypsum] und Holz [wood] das Fenster mit der gelben linken Hälfte.
lesson-window-hint = Ein Kleines Bauwerk braucht das Material auf seiner Karte. Bis zu { UNIT($build_optional, of: "materials") } dürfen dazu, alles verschieden.
lesson-window-done = { UNIT($window_sum, of: "prestige") } für das Baumaterial. Jetzt braucht die Karte einen Platz in deiner Reihe.
lesson-window-other = Geht auch! Am Rundenende kommen neue Kleine Bauwerke auf die leeren Plätze.

lesson-mosaic-title = Der Joker
lesson-mosaic-text = Die rechte Hälfte deiner Mosaikbonuskarte ist ein Joker, und die linke Hälfte der neuen ist gelb. Leg sie rechts an und nimm den Bonus zur Hälfte in Dinaren [dinar], zur Hälfte in Parias [paria].
lesson-mosaic-hint = Zwei Hälften einer Farbe sind ein einfarbiges Fliesenmosaik, und sein Bonus kommt sofort. Der Joker nimmt jede Farbe an.
lesson-mosaic-done = Dein erstes einfarbiges Fliesenmosaik. Die Parias [paria] sind fürs Rundenende, die Dinare [dinar] für den nächsten Weg.
lesson-mosaic-other = Geht auch! Die nächste Karte darf wieder an jedes Ende.

lesson-rest-title = Zeit zum Ausruhen
lesson-rest-text = Ausruhen bringt { UNIT($rest_dinar, of: "dinars") } [dinar], kostet { UNIT($rest_prestige_loss, of: "prestige") } und führt zurück in die Werkstatt. Schick deine Dichterin [poet] zum Ausruhen.
lesson-rest-hint = Nächste Runde steht ihr jedes Feld des inneren Rondells offen, ohne dass du Schritte zahlst.
lesson-rest-done = Dein Geldbeutel ist voller, und die Dichterin startet nächste Runde aus der Werkstatt.
lesson-rest-other = Geht auch! Ausruhen darf sich jeder Arbeiter, in jedem Zug.

lesson-export-title = Ein Schiff nach Fès
lesson-export-text = In Fès ist Zucker [sugar] nachgefragt, und der Weg dorthin kostet { UNIT($way, of: "dinars") } [dinar]. Schick deinen Händler [merchant] einen Schritt weiter auf „Exportieren“ und bring den Zucker nach Fès.
lesson-export-hint = Eine nachgefragte Ware bringt { UNIT($demand_prestige, of: "prestige") } und { UNIT($demand_parias, of: "parias") } [paria]. Vorher nimmst du das Siegel [seal], danach den Stadtbonus.
lesson-export-done = Dein erstes Schiff ist da, und das Siegel [seal] gehört dir. Später gilt es als ein Dinar oder eine Paria.
lesson-export-other = Geht auch! In Fès bleibt Zucker die ganze Partie nachgefragt.

lesson-parias-title = Parias zahlen sich aus
lesson-parias-text = Diesmal kam kein Wunsch dazu, also zählte auch keiner, aber { UNIT($second_tribute, of: "parias") } [paria] sind fällig. Begleiche sie alle mit deinem Marker.
lesson-parias-hint = So bleiben dir Dinare und Prestige. Dein Marker muss nur weit genug oben stehen.
lesson-parias-done = Das hat dich weder Dinare noch Prestige gekostet. Jetzt entscheidet die Leiste, wer beginnt.
lesson-parias-other = Geht auch! Je höher dein Marker bleibt, desto eher bestimmst du den Startspieler.

lesson-leader-title = Du bestimmst, wer beginnt
lesson-leader-text = Dein Marker liegt auf der Parialeiste vorn, also bestimmst du den nächsten Startspieler. Nimm dich selbst: Dein blaues Gedicht gibt dafür { UNIT($poem_start, of: "prestige") }.
lesson-leader-hint = Wer beginnt, hat die erste Wahl bei Feldern, Gedichten und Bauwerken.
lesson-leader-done = Du beginnst die nächste Runde, und dein Gedicht hat sich noch einmal gelohnt.
lesson-leader-other = Geht auch! So siehst du erst einmal, was { SEAT(1) } tut.

lesson-era-title = Ära II beginnt
lesson-era-text = Die Großen Bauwerke der Ära I sind weg, die der Ära II darfst du jetzt bauen. Spiel weiter: Wünsche, Große Gedichte, Handelskarte und was übrig ist bringen noch Prestige.
lesson-era-hint = Die Punktetabelle zeigt dir jederzeit, woher dein Prestige kommt.
