# Die geführte erste Partie von „Der Palast von Alhambra“: was der Coach sagt. Welche Texte es gibt: majlis/engine/lesson_words.py. Keine Zahl steht im Text.

lesson-group-1 = Geld
lesson-group-2 = Deine ersten Gebäude
lesson-group-3 = Mauern und Reserve
lesson-group-4 = Die erste Wertung

lesson-aim-title = Worum es geht
lesson-aim-text = Um deinen Brunnen [fountain] baust du eine Alhambra; viele Gebäude einer Art und eine lange Mauer bringen Punkte. In jedem Zug nimmst du Geld, kaufst ein Gebäude oder baust um; wer am Ende die meisten Punkte hat, gewinnt.

lesson-money-title = Eine große Karte
lesson-money-text = Geld in { UNIT($currencies, of: "currencies", case: "locative") } liegt offen aus, und eine einzelne Karte darf jeden Wert haben. Nimm { NAME("ducat-9") } [ducat]: Genau so viel kosten die Gemächer auf dem Dukatenplatz.
lesson-money-hint = Wechselgeld gibt es nie. Eine Karte, die genau zu einem Preis passt, kann darum mehr wert sein als eine höhere.
lesson-money-done = Die Karte hast du, die Gemächer können noch warten. Jetzt sind { SEAT(1) } und { SEAT(2) } dran, dann wieder du.
lesson-money-other = Geht auch! Du hast eine Aktion pro Zug und eine weitere, wenn du passend bezahlst.

lesson-small-title = Mehrere kleine Karten
lesson-small-text = Statt einer Karte darfst du mehrere nehmen, wenn sie zusammen höchstens { $take_max } wert sind. Nimm { NAME("denar-3") } [denar] und { NAME("dirham-2") } [dirham].
lesson-small-hint = Die Währungen sind dabei egal. Aus kleinen Karten lassen sich viele Preise bilden, also zahlst du öfter passend.
lesson-small-done = Das waren mehrere Karten mit nur einer Aktion. Wozu die kleinen gut sind, siehst du noch.
lesson-small-other = Geht auch! Alle sehen, welche Karten du nimmst; auf der Hand sind sie verborgen.

lesson-exact-title = Passend bezahlen
lesson-exact-text = Der Garten [garden] liegt auf dem Dirhamplatz, also kostet er Dirham [dirham], egal welche Farbe er hat. Kauf ihn mit { NAME("dirham-8") }: Das ist genau sein Preis.
lesson-exact-hint = Wer passend bezahlt, hat im selben Zug noch eine Aktion. Wer zu viel zahlt, nicht.
lesson-exact-done = Passend bezahlt, dein Zug geht weiter. Der Garten liegt neben deiner Alhambra, bis du mit deinen Aktionen fertig bist.
lesson-exact-other = Geht auch! Jeder Platz im Bauhof behält die ganze Partie lang seine Währung.

lesson-extra-title = Dein Bonuszug
lesson-extra-text = Du hast passend bezahlt und darfst noch einmal Geld nehmen, kaufen oder umbauen. Nimm { NAME("denar-2") } [denar] und { NAME("dirham-2") } [dirham].
lesson-extra-hint = Nach dem Geldnehmen ist Schluss mit den Aktionen. Such also zuerst nach einem weiteren Preis, den du passend zahlen kannst.
lesson-extra-done = Deine Hand füllt sich wieder. Das war deine letzte Aktion, jetzt wird gebaut.
lesson-extra-other = Geht auch! Einen Bonuszug bekommst du nur, wenn du passend bezahlst, und du darfst darauf verzichten.

lesson-first-title = Gleich am Brunnen
lesson-first-text = Neue Plättchen platzierst du nach allen Aktionen, und gedreht werden sie nie. Leg den Garten [garden] nördlich an deinen Brunnen [fountain].
lesson-first-hint = Der Brunnen ist ringsum offen, also darf nur eine offene Seite an ihn stoßen. Der Garten hat Mauern im Norden und im Osten. Die kleine Zahl sagt, was der Platz brächte, würde jetzt gewertet.
lesson-first-done = Dein erstes Gebäude steht, die Mauern nach außen. Jetzt füllt der Tisch auf, und die anderen sind dran.
lesson-first-other = Geht auch! Jedes leuchtende Feld ist erlaubt und deine Reserve ebenso.

lesson-refill-title = Alles wieder voll
lesson-refill-text = Nach jedem Zug füllt der Tisch erst das Geld auf, dann den Bauhof. Schau, was neu ist, und merk dir, welche Karten { SEAT(1) } und { SEAT(2) } nehmen.
lesson-refill-hint = Wer eine Währung sammelt, hat das Gebäude auf ihrem Platz im Auge. Auf der Hand sieht die Karten niemand mehr.

lesson-overpay-title = Kein Wechselgeld
lesson-overpay-text = Die Arkaden kosten { UNIT($arcades_price, of: "florins") } [florin], und passend hast du das Geld nicht. Kauf sie trotzdem, und zwar mit { NAME("florin-7") }: Zurück bekommst du nichts, und deine Aktionen sind vorbei.
lesson-overpay-hint = Du verlierst { UNIT($lost, of: "florins") }. Manchmal ist das besser, als ein Gebäude den anderen zu lassen. Was du passend bezahlen kannst, darf warten: Ein späterer Schritt zeigt, wozu es gut ist.
lesson-overpay-done = Die Arkaden gehören dir. Einen Bonuszug gibt es diesmal nicht, also baust du sofort.
lesson-overpay-other = Geht auch! Ein Gebäude, das niemand kauft, bleibt einfach liegen.

lesson-lit-title = Warum bleibt es dunkel?
lesson-lit-text = Mauer trifft auf Mauer, offene Seite auf offene Seite, und zu Fuß muss man auch hinkommen. Tippe das leere Feld südlich vom Brunnen an: Es sagt dir, warum die Arkaden nicht dorthin dürfen.
lesson-lit-hint = Der Weg beginnt am Brunnen [fountain] und führt über keine Mauer. Auch darf kein leeres Feld eingeschlossen werden.

lesson-join-title = Aus zwei Mauern eine
lesson-join-text = Mauern, die am Rand aufeinander folgen, zählen zusammen, und die längste bringt in jeder Wertung Punkte. Leg die Arkaden westlich an den Garten [garden]: Dann hat deine Mauer Länge { $wall }.
lesson-join-hint = Die Arkaden haben Mauern im Norden und im Westen. Neben dem Garten setzen sie seine Mauer fort, woanders nicht.
lesson-join-done = Deine längste Mauer hat jetzt Länge { $wall }. Jedes Stück bringt in jeder Wertung { UNIT($wall_point, of: "points") }.
lesson-join-other = Geht auch! Später kannst du deine Alhambra noch umbauen.

lesson-second-title = Noch ein Garten
lesson-second-text = Die meisten Gebäude einer Art bringen Punkte, und mit zwei Gärten [garden] liegst du sicherer vorn. Der zweite kostet { UNIT($second_price, of: "florins") } [florin] und passt noch nirgends; kauf ihn mit { NAME("florin-9") }, dann ist Schluss mit den Aktionen.
lesson-second-hint = Wer die meisten Gärten hat, bekommt in der ersten Wertung { UNIT($garden_first, of: "points") }. Kaufen darfst du ein Gebäude auch ohne Platz dafür.
lesson-second-done = Der Garten gehört dir. Er passt nirgends, darum hat der Tisch ihn in deine Reserve gelegt.
lesson-second-other = Geht auch! Ein Gebäude zählt nur, wenn es in deiner Alhambra liegt.

lesson-reserve-title = In deiner Reserve
lesson-reserve-text = Dein neuer Garten [garden] liegt in der Reserve, und dort zählt er nicht. Schau dir seine Mauern an: Nur im Osten ist er offen.
lesson-reserve-hint = Westlich des Brunnens träfe seine Nordmauer auf die offene Seite der Arkaden. In die Reserve darf auch ein Plättchen, das passt.

lesson-swap-title = Zwei Plättchen tauschen
lesson-swap-text = Zum Nachbarn hin ist der neue Garten [garden] so offen wie die Arkaden, also darf er an ihre Stelle. Tausche die beiden: Das gibt einen zweiten Garten und eine längere Mauer.
lesson-swap-hint = Umbauen ist eine ganze Aktion: aus der Reserve bauen, abbauen oder tauschen. Zu leeren Feldern hin darf das neue Plättchen anders aussehen.
lesson-swap-done = Dein zweiter Garten steht. Die Arkaden warten in der Reserve; mit einem weiteren Umbau kommen sie zurück.
lesson-swap-other = Geht auch! Umbauen kostet eine ganze Aktion, jetzt oder in einem anderen Zug.

lesson-count-title = Wer hat die meisten?
lesson-count-text = Die erste Wertungskarte steckt zwischen den Geldkarten und kann jeden Moment auftauchen; Gemächer hat noch niemand. Schau auf „Stand jetzt“: Für den ersten Platz genügt ein einziges Gebäude.
lesson-count-hint = In der ersten Wertung bringt nur der erste Platz Punkte. Was in einer Reserve liegt, zählt nicht mit.

lesson-chambers-title = Der Dukat zahlt sich aus
lesson-chambers-text = Mit { NAME("ducat-9") } [ducat] kannst du die Gemächer passend bezahlen. Kauf sie: Der erste Platz bringt { UNIT($chambers_first, of: "points") }.
lesson-chambers-hint = Das ist passend bezahlt, also geht dein Zug weiter. Der Bauhof wird erst aufgefüllt, wenn du fertig bist.
lesson-chambers-done = Passend bezahlt, du hast noch eine Aktion. Findest du noch einen Preis, der passt?
lesson-chambers-other = Geht auch! Bis die Wertungskarte kommt, kann sich jeder Platz noch ändern.

lesson-pavilion-title = Klein, aber passend
lesson-pavilion-text = Deine zwei kleinen Dirham [dirham] ergeben genau den Preis des Pavillons [pavilion]. Kauf auch ihn, und nimm mit der Aktion danach drei kleine Karten.
lesson-pavilion-hint = Jeder passend bezahlte Kauf bringt noch eine Aktion. So kommst du auf bis zu { UNIT($most_actions, of: "actions", case: "genitive") } in einem Zug.
lesson-pavilion-done = Zwei Gebäude und neues Geld in einem einzigen Zug. Dafür sind kleine Karten gut.
lesson-pavilion-other = Geht auch! Jede Aktion außer einem passend bezahlten Kauf ist die letzte deines Zuges.

lesson-both-title = Eins nach dem anderen
lesson-both-text = Neue Plättchen platzierst du einzeln, die Reihenfolge ist egal. Leg die Gemächer östlich an den Brunnen [fountain], dann den Pavillon [pavilion] östlich an die Gemächer.
lesson-both-hint = Der Pavillon kann erst folgen, wenn die Gemächer liegen. Dann schließen ihre Mauern im Süden aneinander an.
lesson-both-done = Beide Gebäude stehen, und deine Alhambra ist ein gutes Stück gewachsen. Lass die anderen ziehen, die Wertung ist nah.
lesson-both-other = Geht auch! Jedes leuchtende Feld ist erlaubt, und jedes Plättchen hilft dem nächsten.

lesson-types-title = Die ersten Plätze
lesson-types-text = Die Wertungskarte ist da, und erste Plätze haben dir { UNIT($points, of: "points") } gebracht. Schau auf die anderen: Bei Gleichstand wird geteilt und abgerundet.
lesson-types-hint = Diesmal zählte nur der erste Platz. Wer von einer Art kein Gebäude hat, bekommt für sie nichts.

lesson-walls-title = Und deine Mauer
lesson-walls-text = Deine längste Außenmauer hat { UNIT($points, of: "points") } gebracht und zählt in beiden späteren Wertungen wieder. Spiel weiter: Nächstes Mal zählt auch der zweite Platz, und wer die meisten Gärten hat, bekommt { UNIT($garden_next, of: "points") }.
lesson-walls-hint = In der letzten Wertung bringt sogar der dritte Platz Punkte. Sie kommt, wenn sich der Bauhof nicht mehr füllen lässt.
