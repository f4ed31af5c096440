# Die Rätsel von Al-Rashid. Welche Nachrichten es gibt: majlis/engine/puzzle_texts.py. Zahlen kommen aus dem Rätsel, nie aus dem Text.

puzzle-topic-goods = Waren und Gold
puzzle-topic-palaces = Gildenpaläste
puzzle-topic-territories = Kampf
puzzle-topic-court = Am Hof
puzzle-topic-points = Punkte

puzzle-unit-wealth = { unit-gold }
    .label = Was deine Waren wert sind
puzzle-unit-points = { unit-points }
    .label = Punkte, die du gewinnst
puzzle-unit-points-gift = { unit-points }
    .label = Punkte, mit Al-Rashids Ware in der Hand
puzzle-unit-strength = Stärke { $count }
    .label = Stärke auf der Hand, ohne Schande-Plättchen
puzzle-unit-strength-won = Stärke { $count }
    .label = Stärke auf der Hand nach dem Handel
puzzle-unit-lead = { unit-points }
    .label = Dein Vorsprung

## Was man tun kann, in wenigen Worten

puzzle-do-resolve = { NAME($area) }
puzzle-do-trade = nehmen: { NAME($items) }
puzzle-do-take = nehmen: { NAME($goods) }
puzzle-do-exchange = { NAME($give) } gegen { NAME($get) }
puzzle-do-pay = bezahlen mit { NAME($goods) }
puzzle-do-activate = { NAME($office) } aktivieren
puzzle-do-barter = { NAME($give) } abgeben
puzzle-do-favour = Gefälligkeit: { NAME($leader) }
puzzle-do-ask = { NAME($wishes) }
puzzle-do-ask-nothing = nichts
puzzle-do-fight = kämpfen mit { NAME($tiles) }
puzzle-do-flee = fliehen
puzzle-do-plot = { NAME($piece) }: { NAME($from) } → { NAME($to) }
puzzle-do-pass = nichts versetzen
puzzle-do-end = aufhören

## Waren und Gold

puzzle-all-the-silk-title = Die ganze Seide?
puzzle-all-the-silk-question = Auf der Seidenstraße handelst du zuerst. Was nimmst du, damit deine Waren am meisten wert sind?
puzzle-all-the-silk-hint = Zähl die Sorten, nicht die Stücke. Welche fehlen dir noch?
puzzle-all-the-silk-why = Metall, Gewürze und Seide ergänzen Hartholz und Töpferware zu einem Satz aus fünf verschiedenen Waren. Die ganze Seide wäre mehr, aber nur eine neue Sorte. Jede weitere Seide bringt nur { UNIT($alone, of: "gold") }.
puzzle-all-the-silk-note-all = Mehr Waren, aber weniger Sorten.

puzzle-spare-good-title = Was kannst du entbehren?
puzzle-spare-good-question = Beim Wesir tauschst du eine Ware gegen eine andere Sorte. Bei welchem Tausch sind deine Waren danach am meisten wert?
puzzle-spare-good-hint = Leg deine Waren in Gedanken zu Sätzen. Welche liegt am Ende allein da?
puzzle-spare-good-why = Das dritte Hartholz ist ein Satz für sich und nur { UNIT($alone, of: "gold") } wert. Gewürze sind die Sorte, die dir fehlt: Damit ist der erste Satz vollständig. Gäbst du Töpferware ab, entstünde im zweiten eine Lücke.

puzzle-pay-with-care-title = Was dir bleibt
puzzle-pay-with-care-question = Dein neuer Weiser kostet { UNIT($price, of: "gold") }. Wie bezahlst du, damit der Rest am meisten wert ist?
puzzle-pay-with-care-hint = Möglichst wenige Waren abzugeben ist nicht immer das Beste. Schau auf den Satz, der übrig bleibt.
puzzle-pay-with-care-why = Zahlst du mit je zweimal Hartholz und Töpferware, behältst du von jeder Sorte eins: { UNIT($best, of: "gold") }. Drei verschiedene Waren würden reichen, doch dann wären Metall oder Gewürze weg. Behalte, was du nur einmal hast.

puzzle-after-the-last-piece-title = Nach der letzten Figur
puzzle-after-the-last-piece-question = Deine einzige Figur steht im Abbasidenkalifat, und du hast den Kaufmann. Wie sind deine Waren nach diesem Zug am meisten wert?
puzzle-after-the-last-piece-hint = Ein Amt aktivierst du vor dem Auflösen oder danach. Wann hat der Kaufmann etwas abzugeben?
puzzle-after-the-last-piece-why = Auch wenn gerade deine letzte Figur heimgegangen ist, darfst du im selben Zug noch ein Amt aktivieren. Nimm zweimal Hartholz und einmal Gewürze; der Kaufmann macht aus einem Hartholz Töpferware und Metall. Mit deiner Seide hast du dann jede Sorte einmal.

## Gildenpaläste

puzzle-two-wishes-title = Zwei Wünsche, eine Zahlung
puzzle-two-wishes-question = Du hast im Palast der Weisheit den ersten Rang und eine Gutschrift. Worum bittest du, um die meisten Punkte zu gewinnen?
puzzle-two-wishes-hint = Ein Besuch erlaubt zwei Aktionen, und bezahlt wird auf einmal. Bei welcher hilft die Gutschrift?
puzzle-two-wishes-why = Der Weise kostet { UNIT($service, of: "gold") }, der Bankier mit Gutschrift { UNIT($office, of: "gold") }: Deine vier Waren reichen für beides. Einzeln bezahlt bräuchtest du eine Ware mehr, als du hast.

puzzle-vizier-first-title = Nicht ganz genug
puzzle-vizier-first-question = Alle Ämter hier sind weg, und ein Händler kostet dich { UNIT($price, of: "gold") }. Wie gewinnst du bei diesem Besuch trotzdem Punkte?
puzzle-vizier-first-hint = Eine Gefälligkeit darf vor allem anderen kommen. Wozu taugt dein zweites Hartholz?
puzzle-vizier-first-why = Bittest du zuerst den Wesir, wirkt der Tausch, bevor du den Händler bezahlst. Seide statt Hartholz macht fünf verschiedene Waren, und die reichen. Zusammen mit dem Händler verlangt, käme die Gefälligkeit zu spät.

puzzle-savant-first-title = Gutschrift auf der Stelle
puzzle-savant-first-question = Du hast im Palast der Weisheit den ersten Rang und den Bankier, aber keine Gutschrift. Wie gewinnst du die meisten Punkte?
puzzle-savant-first-hint = Eine Gefälligkeit, um die du zuerst bittest, bezahlst du für sich. Dafür hast du sie sofort.
puzzle-savant-first-why = Die Gutschrift des Hofgelehrten gilt schon für das Amt desselben Besuchs. Mit deinem Bankier kostet der Diplomat dann { UNIT($office, of: "gold") }: ein Hartholz und eine Töpferware. Bezahl also auch die Gefälligkeit mit zwei verschiedenen Waren, nicht mit zwei gleichen.

puzzle-two-favours-in-one-title = Viele Wege zum Einfluss
puzzle-two-favours-in-one-question = Du hast im Palast der Intrige den ersten Rang. Wie gewinnst du bei diesem Besuch die meisten Punkte?
puzzle-two-favours-in-one-hint = Auch Einfluss-Plättchen sind Punkte. Wie oft kommst du von hier aus zum Kadi?
puzzle-two-favours-in-one-why = Mit dem Hochstapler nutzt du zwei Gefälligkeiten, ohne für sie zu zahlen; eine davon kann die des Kadis sein. Als zweite Aktion bittest du die Favoritin des Kalifen, die des Kadis noch einmal zu kopieren. Beides zusammen kostet { UNIT($sum, of: "gold") }, und das kannst du zahlen.

puzzle-one-pottery-title = Eine einzige Töpferware
puzzle-one-pottery-question = Dein Weiser steht allein im Palast der Intrige, und du hast nur eine Töpferware. Wie bringt dein Zug Punkte?
puzzle-one-pottery-hint = Der Dienst dort ist umsonst, bringt aber keine Punkte. Was könnte der Besuch sonst bringen, und was würde es kosten?
puzzle-one-pottery-why = Ämter kosten dort mindestens { UNIT($office, of: "gold") }, die Gefälligkeit des Kadis { UNIT($qadi, of: "gold") }, und eine einzelne Ware ist { UNIT($alone, of: "gold") } wert. Der { NAME("hardwood_importer") } bringt vor dem Besuch eine zweite Sorte: Zwei verschiedene Waren sind { UNIT($worth, of: "gold") } wert. Nach dem Besuch kommt das Hartholz zu spät.

## Kampf

puzzle-lost-fight-title = Nicht zu gewinnen
puzzle-lost-fight-question = Sarmatien kannst du nicht räumen. Wie vermeidest du Schande-Plättchen und behältst die meiste Stärke auf der Hand?
puzzle-lost-fight-hint = Um zu kämpfen, musst du nicht gewinnen.
puzzle-lost-fight-why = Wer kämpft und nicht gewinnt, zieht sich einfach zurück. Nur Fliehen kostet { UNIT($shame, of: "shame-tokens") }. Was du einsetzt, ist verloren, also genügt ein einziges Plättchen: dein schwächstes.
puzzle-lost-fight-note-one = Eine Farbe geht, die andere bleibt, und du ziehst dich zurück.
puzzle-lost-fight-note-vain = Nichts gewonnen, du ziehst dich zurück.

puzzle-both-colours-title = Gleich viel reicht nicht
puzzle-both-colours-question = Du willst die Seidenstraße räumen und dort handeln. Welche Plättchen setzt du ein, damit die stärkste Hand übrig bleibt?
puzzle-both-colours-hint = Jede Farbe wird für sich verglichen. So viel, wie dort liegt, ist zu wenig.
puzzle-both-colours-why = In jeder Farbe muss deine Summe höher sein. Bei Rot reichen die beiden schwächsten zusammen, bei Blau nur dein bestes. Bliebe eine Farbe liegen, müsstest du dich zurückziehen und könntest nicht handeln.
puzzle-both-colours-note-fled = Niemand bleibt zum Handeln.
puzzle-both-colours-note-one = Eine Farbe bleibt liegen, du ziehst dich zurück.

puzzle-nothing-left-there-title = Was der Plünderer findet
puzzle-nothing-left-there-question = Du kämpfst um das Mare Indianum, hast den Plünderer und handelst danach. Wie werden deine Waren am meisten wert?
puzzle-nothing-left-there-hint = Die Ware des Plünderers kommt nicht aus dem, was dort liegt. Was ist im Territorium aufgedruckt?
puzzle-nothing-left-there-why = Der Plünderer nimmt aus der Reserve irgendeine Sorte, die dort aufgedruckt ist: auch Gewürze, die dort nicht mehr liegen. Seide und Hartholz bekommst du beim Handel. Das sind vier Sorten und ein Hartholz obendrauf.
puzzle-a-single-hardwood-title = Ein einziges Hartholz
puzzle-a-single-hardwood-question = Du besitzt nur ein Hartholz. Welchen Bereich löst du auf und was nimmst du dort, damit deine Waren möglichst viel wert sind?
puzzle-a-single-hardwood-hint = Söldner hast du keine, und in manchen Territorien liegen Plättchen. Wo keine liegen, nimm, was dir noch fehlt.
puzzle-a-single-hardwood-why = Nur im Abbasidenkalifat liegen keine Plättchen, und dort steht dein Pascha vorn. Drei neue Warenarten und dein Hartholz ergeben einen Satz im Wert von { UNIT($best, of: "gold") }. Ein zweites Hartholz finge bloß einen neuen Satz an.

## Am Hof

puzzle-gift-too-late-title = Das Geschenk kommt später
puzzle-gift-too-late-question = Am Hof bittest du um Großzügigkeit und dazu um ein Amt. Welches Amt bringt dir die meisten Punkte?
puzzle-gift-too-late-hint = Bezahlen kannst du nur mit dem, was du schon hast. Und manche Ämter bringen Punkte, die nicht darauf stehen.
puzzle-gift-too-late-why = Du bezahlst, bevor Al-Rashids Ware kommt; der Rechtskundige für { UNIT($law, of: "gold") } ist dir zu teuer. Der Astrologe hat selbst keine Punkte, bringt dir aber für so viele Weise, wie du hast, { UNIT($tokens, of: "influence-tokens") }.

puzzle-second-monopolist-title = Das zweite Monopol
puzzle-second-monopolist-question = Du hast am Hof den ersten Rang und schon den Gewürzmonopolisten. Worum bittest du, damit deine Waren am meisten wert sind?
puzzle-second-monopolist-hint = Großzügigkeit und ein Amt gehen zusammen. Welches Amt wird durch eines, das du hast, besser?
puzzle-second-monopolist-why = Weil du den Gewürzmonopolisten hast, bringt der Seidenmonopolist gleich { UNIT($goods, of: "goods") }. Mit der Ware aus der Großzügigkeit hast du wieder vier Sorten, und Seide bleibt übrig. Der Quartiermeister kommt auch auf vier Sorten, aber nicht weiter.

puzzle-pasha-goes-missing-title = Ärger am Hof
puzzle-pasha-goes-missing-question = Du kannst deinen Verschwörer nutzen, danach löst du einen Bereich auf. Wie wird dein Vorsprung vor { SEAT($rival) } am größten?
puzzle-pasha-goes-missing-hint = Am Hof ist jemand mit einem Weisen. Was ist der ohne seinen Pascha?
puzzle-pasha-goes-missing-why = Wer am Hof ohne Pascha dasteht, nimmt { UNIT($shame, of: "shame-tokens") }. Der Pascha von { SEAT($rival) } kann nur in den Palast der Politik, denn in allen anderen steht ein Händler seiner Familie. Danach löst du den Hof auf.

## Punkte

puzzle-five-kinds-title = Das letzte Amt
puzzle-five-kinds-question = Es ist die letzte Runde. Du hast im Palast der Politik den ersten Rang und jede Ware einmal: Wie gewinnst du die meisten Punkte?
puzzle-five-kinds-hint = Was hast du noch, wenn du bezahlt hast?
puzzle-five-kinds-why = Der Lagerverwalter zählt Sorten, aber ein Amt kostet dich alle fünf. Punkte bringen höchstens { UNIT($cap, of: "influence-tokens") }. Der Gehilfe des Kadis zählt aber alle, und dann hast du { $tokens }.
puzzle-five-kinds-note-paid = Nach dem Bezahlen sind die Waren weg.
puzzle-five-kinds-note-capped = Ein weiteres Plättchen bringt nichts mehr.

puzzle-worth-the-shame-title = Ein Schande-Plättchen, das sich lohnt
puzzle-worth-the-shame-question = Es ist die letzte Runde. Du hast im Palast der Weisheit den ersten Rang und besitzt den Ökonomen: Wie gewinnst du die meisten Punkte?
puzzle-worth-the-shame-hint = Ein Schande-Plättchen kann sich lohnen. Zähl deine Händler.
puzzle-worth-the-shame-why = Der Zauberer bringt dir deinen dritten Händler, also zählt der Ökonom: Das ist mehr, als das Schande-Plättchen kostet. Dank der Gutschrift reicht es noch für einen Weisen. Ohne sie müsstest du dich entscheiden.
