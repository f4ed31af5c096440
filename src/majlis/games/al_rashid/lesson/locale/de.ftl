# Die geführte erste Partie Al-Rashid: was der Begleiter sagt.

lesson-group-1 = Platzierung
lesson-group-2 = Auflösung
lesson-group-3 = Söldner
lesson-group-4 = Hof und Punkte

lesson-aim-title = Worum es geht
lesson-aim-text = Deine Familie will am Hof des Kalifen aufsteigen: Figuren, Ämter und Einfluss-Plättchen bringen Geltungspunkte, und die meisten gewinnen. In jeder Runde platzierst du erst deine Figuren, dann löst du ihre Bereiche auf.

lesson-draw-title = Rot oder blau?
lesson-draw-text = Rote Söldner-Plättchen sind Landsöldner, blaue sind Seesöldner, und was deins wert ist, siehst nur du. Zieh ein rotes.
lesson-draw-hint = Die Werte gehen von { $tile_low } bis { $tile_high }. Ein Plättchen zählt nur gegen Plättchen seiner Farbe.
lesson-draw-other = Geht auch! Ein Plättchen zählt nur gegen Plättchen seiner Farbe.
lesson-draw-done = Es bleibt auf deiner Hand, bis du kämpfst. Jetzt platzieren alle ihre Figuren.

lesson-merchant-title = Ein Händler zieht los
lesson-merchant-text = Der Reihenfolge nach platzieren alle je eine Figur, und du fängst an. Stell deinen Händler [merchant] ins Mare Internum: Dort liegt kein Söldner-Plättchen.
lesson-merchant-hint = Wer dort den ersten Rang hat, darf { UNIT($items_1, of: "items") } nehmen. Bei gleichem Herrschaftswert geht vor, wer früher da war.
lesson-merchant-other = Geht auch! Im Bereich „{ NAME($area) }“ passiert nichts, bis alle Figuren stehen.
lesson-merchant-done = Dein Händler hat dort Herrschaftswert { $merchant_dominance }. Jetzt platzieren die anderen, dann wieder du.

lesson-pasha-title = Ein Pascha im Palast
lesson-pasha-text = Der höchste Herrschaftswert gibt den ersten Rang, und der zahlt im Palast am wenigsten. Stell deine stärkste Figur, den Pascha [pasha], in den Palast der Weisheit.
lesson-pasha-hint = Ein Weiser kostet dort auf dem ersten Rang { UNIT($sage_1, of: "gold") }, auf dem letzten { UNIT($sage_3, of: "gold") }. Auch bei den Ämtern wählt der erste Rang zuerst.
lesson-pasha-other = Geht auch! Im Bereich „{ NAME($area) }“ passiert nichts, bis alle Figuren stehen.
lesson-pasha-done = Herrschaftswert { $pasha_dominance } ist schwer zu schlagen. Eine Figur hast du noch.

lesson-sage-title = Ein Weiser geht mit
lesson-sage-text = Figuren einer Familie zählen zusammen: Händler und Weiser [sage] haben gemeinsam Herrschaftswert { $both }. Stell deinen Weisen zum Händler ins Mare Internum.
lesson-sage-hint = Weise dürfen überallhin, so viele du willst. Pascha und Händler einer Familie stehen nie im selben Bereich.
lesson-sage-other = Geht auch! Im Bereich „{ NAME($area) }“ passiert nichts, bis alle Figuren stehen.
lesson-sage-done = Deine Familie steht. Sobald alle fertig sind, wird ein Bereich nach dem anderen aufgelöst.

lesson-first-title = Was zuerst?
lesson-first-text = In jedem Zug löst du einen Bereich auf, irgendeinen, in dem eine Figur steht. Beginn mit dem Mare Internum, denn im Palast brauchst du die Waren von dort.
lesson-first-hint = Du darfst sogar Bereiche auflösen, in denen du nicht stehst. Wer dort steht, kommt in der Reihenfolge der Ränge dran.
lesson-first-other = Geht auch! Das Mare Internum können nun auch andere auflösen; du bist dort so oder so dabei.
lesson-first-done = Dort liegt kein Söldner-Plättchen, also muss niemand kämpfen. Du hast den ersten Rang und nimmst zuerst.

lesson-items-title = Nimm, was du brauchst
lesson-items-text = Der erste Rang nimmt { UNIT($items_1, of: "items") } oder alle Waren einer Sorte. Nimm ein Hartholz [hardwood], eine Töpferware [pottery] und die Gutschrift [credit].
lesson-items-hint = Eine Gutschrift ist keine Ware, bezahlen kannst du damit nichts. Sie senkt aber den Preis eines Amtes um { UNIT($credit, of: "gold") }.
lesson-items-other = Geht auch! Nach der Runde werden alle Territorien wieder aufgefüllt.
lesson-items-done = Händler und Weiser gehen nach Hause. Was du genommen hast, gehört dir, und alle können es sehen.

lesson-worth-title = Was Waren wert sind
lesson-worth-text = Deine Waren ergeben einen Satz im Wert von { UNIT($first, of: "gold") } und einen im Wert von { UNIT($second, of: "gold") }. Sammle verschiedene Sorten: Fünf davon sind { UNIT($set_5, of: "gold") } wert, fünf gleiche nur { UNIT($alike, of: "gold") }.
lesson-worth-hint = Was deine Waren wert sind, zeigt dir der Tisch immer an. Herausgegeben wird beim Bezahlen nichts, also such passende Preise.

lesson-wishes-title = Zwei Wünsche, eine Zahlung
lesson-wishes-text = Der Weise kostet { UNIT($sage_1, of: "gold") }, der Bankier mit Gutschrift { $banker_price }. Lös den Palast der Weisheit auf und bitte um beides; die Gutschrift kommt von selbst dazu.
lesson-wishes-hint = Dienst, Amt, Gefälligkeit: Bei einem Besuch gehen { UNIT($actions, of: "actions") }. Eine Zahlung für beides braucht oft weniger Waren als zwei.
lesson-wishes-other = Geht auch! Nur ein Besuch ohne Dienst und ohne Amt bringt { UNIT($shame_idle, of: "shame-tokens") }.
lesson-wishes-done = Der neue Weise ist ab der nächsten Runde dabei. Mit dem Bankier senkt jede Gutschrift den Preis um { UNIT($credit_banker, of: "gold") }.

lesson-crisis-title = Eine Krise zieht auf
lesson-crisis-text = Die Territorien sind wieder voll, und eine Krise hat neue Söldner-Plättchen verdeckt hingelegt. Schau auf die Karte: Wo welche liegen, handelt niemand, bevor sie besiegt sind.
lesson-crisis-hint = Was verdeckte Plättchen wert sind, weiß nur, wer im Palast der Intrige nachgesehen hat. Wo niemand sie besiegt, können es immer mehr werden.

lesson-shame-title = Schande-Plättchen kosten Punkte
lesson-shame-text = { SEAT(2) } hat schon { UNIT($shame, of: "shame-tokens") }, und jedes kostet am Ende { UNIT($shame_points, of: "points") }. Vermeide sie: Fliehen bringt { UNIT($shame_flee, of: "shame-tokens") }, ein Besuch ohne Dienst und Amt { $shame_idle }.
lesson-shame-hint = Figuren am Hof ohne Pascha bringen { UNIT($shame_court, of: "shame-tokens") }. Wer den Zauberer kauft, nimmt { $shame_enchanter }, und mehr Wege zu ihnen gibt es nicht.

lesson-military-title = Söldner umsonst
lesson-military-text = Im Palast des Militärs sind Plättchen umsonst: { UNIT($tiles_1, of: "tiles") }, { $tiles_2 } oder { $tiles_3 }, je nach Rang. Stell einen Weisen [sage] hinein.
lesson-military-hint = In jedem Bereich kommen nur die ersten { UNIT($ranks, of: "ranks") } zum Zug. Bei so wenigen Familien geht auch ein einzelner Weiser nicht leer aus.
lesson-military-other = Geht auch! Im Bereich „{ NAME($area) }“ passiert nichts, bis alle Figuren stehen.
lesson-military-done = Andere können dich dort noch überholen. Aber { UNIT($tiles_3, of: "tiles") } hast du sicher.

lesson-pasha-at-court-title = Ein Pascha am Hof
lesson-pasha-at-court-text = Am Hof gibt es Geschenke und Ämter, aber nur für Familien mit einem Pascha dort. Stell deinen Pascha [pasha] in den Palast von Al-Rashid.
lesson-pasha-at-court-hint = Wer dort ohne Pascha steht, nimmt { UNIT($shame_court, of: "shame-tokens") }. Händler dürfen gar nicht hinein.
lesson-pasha-at-court-other = Geht auch! Im Bereich „{ NAME($area) }“ passiert nichts, bis alle Figuren stehen.
lesson-pasha-at-court-done = Jetzt brauchst du etwas, um am Hof zu bezahlen. Waren gibt es in den Territorien.

lesson-tile-title = Ein Plättchen im Weg
lesson-tile-text = In Sarmatien liegt ein rotes Plättchen verdeckt, und Rot hast du auf der Hand. Schick deinen Händler [merchant] hin: Mit mehr Söldnern kannst du gewinnen.
lesson-tile-hint = Wer vorn steht, kämpft zuerst und handelt dann zuerst. Ohne ein Plättchen in passender Farbe müsstest du fliehen.
lesson-tile-other = Geht auch! Im Bereich „{ NAME($area) }“ passiert nichts, bis alle Figuren stehen.
lesson-tile-done = Den Rest platzierst du, wie du magst. Ein Weiser beim Händler erhöht deinen Herrschaftswert.

lesson-mercenaries-title = Erst die Söldner
lesson-mercenaries-text = Vor dem Kampf willst du mehr Plättchen, also beginn mit dem Palast des Militärs. Lös ihn auf, bitte um den Dienst und zieh rote Plättchen.
lesson-mercenaries-hint = Du sagst, wie viele rot und wie viele blau sein sollen, dann ziehst du. In Sarmatien helfen nur rote.
lesson-mercenaries-other = Geht auch! Plättchen bleiben auf der Hand, bis du sie brauchst.
lesson-mercenaries-done = Nun hast du mehrere rote Plättchen. Sie bleiben auf der Hand, bis du sie brauchst.

lesson-line-title = Du stehst vorn
lesson-line-text = In Sarmatien hast du den ersten Rang, und deine Plättchen sind bereit. Lös es jetzt auf: Die Waren von dort brauchst du am Hof.
lesson-line-hint = Das Plättchen dort wird aufgedeckt, bevor du dich entscheidest. Du kämpfst also erst, wenn du weißt, wogegen.
lesson-line-other = Geht auch! Solange Sarmatien nicht aufgelöst ist, handelt dort niemand.
lesson-line-done = Das Plättchen ist aufgedeckt. Jetzt kannst du rechnen.

lesson-fight-title = Gleich viel reicht nicht
lesson-fight-text = Hier liegt Stärke { $enemy }, und deine Summe muss höher sein. Kämpf mit roten Plättchen, die zusammen mehr wert sind.
lesson-fight-hint = Was du einsetzt, ist verloren, auch wenn du gewinnst. Wer flieht, nimmt { UNIT($shame_flee, of: "shame-tokens") }.
lesson-fight-other = Geht auch! Wer vergeblich kämpft, zieht sich ohne Schande-Plättchen zurück.
lesson-fight-done = Deine eingesetzten Plättchen sind weg, das von hier aber auch. Jetzt wird gehandelt.

lesson-three-title = Waren für den Hof
lesson-three-text = Du hast gewonnen und handelst zuerst, und Waren hast du keine mehr. Nimm ein Hartholz [hardwood], eine Töpferware [pottery] und ein Metall [metal]: Zusammen sind sie { UNIT($set_3, of: "gold") } wert.
lesson-three-hint = Ebenso viele gleiche wären nur { UNIT($three_alike, of: "gold") } wert. Am Hof musst du bald bezahlen.
lesson-three-other = Geht auch! Nach der Runde werden alle Territorien wieder aufgefüllt.
lesson-three-done = Jetzt kannst du am Hof etwas bezahlen. Du bist dort dabei, sobald irgendwer ihn auflöst.

lesson-gift-title = Großzügigkeit und ein Amt
lesson-gift-text = Am Hof bringt Großzügigkeit eine Ware und einen besseren Platz in der Reihenfolge, und du darfst ein Amt kaufen. Bitte um Großzügigkeit und den Rechtskundigen, dann nimm Seide [silk].
lesson-gift-hint = Zuerst bezahlst du das Amt, das Geschenk kommt danach. Deine Waren müssen also schon reichen.
lesson-gift-other = Geht auch! Am Hof muss niemand um etwas bitten, und ein Schande-Plättchen gibt es dafür nicht.
lesson-gift-done = Der Rechtskundige hat dir { UNIT($law_influence, of: "influence-tokens") } gebracht. Wer um Großzügigkeit bittet, rückt in der Reihenfolge nach vorn.

lesson-count-title = Zähl deine Familie
lesson-count-text = Wäre die Partie jetzt zu Ende, hättest du { UNIT($score, of: "points") } für Familie, Ämter und Plättchen. { UNIT($left, of: "rounds") } kommen noch: Spiel sie, wie du magst.
lesson-count-hint = Einfluss-Plättchen bringen zusammen höchstens { UNIT($influence_most, of: "points") }. Waren bringen keine, also mach Figuren und Ämter daraus.
