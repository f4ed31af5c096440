# Rätsel zu Sabika. Welche Texte es gibt: majlis/engine/puzzle_texts.py. Zahlen kommen aus dem Rätsel, nie aus dem Text.

puzzle-topic-moving = Bewegen
puzzle-topic-building = Bauen
puzzle-topic-trade = Schiffe und Waren
puzzle-topic-poems = Gedichte
puzzle-topic-sultan = Wünsche und Parias

puzzle-unit-dinars = { unit-dinars }
    .label = Deine Dinare
puzzle-unit-dinars-built = { unit-dinars }
    .label = Dinare, wenn der Palast steht
puzzle-unit-dinars-silk = { unit-dinars }
    .label = Dinare, mit der Seide in der Werkstatt
puzzle-unit-prestige = { unit-prestige }
    .label = Gewonnenes Prestige
puzzle-unit-prestige-lost = { unit-prestige }
    .label = Verlorenes Prestige
puzzle-unit-parias = { unit-parias }
    .label = Gewonnene Parias
puzzle-unit-goods = { unit-goods }
    .label = Waren in deinen Lagern
puzzle-unit-trade-card = { unit-prestige }
    .label = Wert der Handelskarte
puzzle-unit-lead = { unit-prestige }
    .label = Dein Vorsprung
puzzle-unit-with-wishes = { unit-prestige }
    .label = Prestige jetzt und durch Wünsche
puzzle-unit-final = { unit-prestige }
    .label = Dein Prestige am Ende
puzzle-unit-left-over = { unit-prestige }
    .label = Prestige für das, was übrig ist

## Was man tun kann, in wenigen Worten

puzzle-do-work = { NAME($worker) }: { NAME($space) }
puzzle-do-rest = { NAME($worker) }: Ausruhen
puzzle-do-main = Hauptaktion
puzzle-do-side = Nebenaktion: { NAME($slot) }
puzzle-do-done = hier aufhören
puzzle-do-pay = mit Siegeln zahlen: { $seals }
puzzle-do-take = { NAME($materials) } nehmen
puzzle-do-pick = nehmen: { NAME($slot) }
puzzle-do-discard = { NAME($item) } abwerfen
puzzle-do-extend = { NAME($tile) } an { NAME($house) }
puzzle-do-activate = { NAME($house) } aktivieren
puzzle-do-buy = kaufen: { NAME($item) }
puzzle-do-sell = { NAME($item) } verkaufen
puzzle-do-exchange = { NAME($give) } gegen { NAME($get) } tauschen
puzzle-do-refresh = neue Kleine Bauwerke
puzzle-do-build = { NAME($building) }: { NAME($materials) }
puzzle-do-lay = { NAME($end) } anlegen
puzzle-do-favour = Bonus von Feld { $space }
puzzle-do-choose = Bonus { $way }
puzzle-do-split = davon Dinare: { $dinar }
puzzle-do-export = { NAME($city) }: { NAME($goods) }
puzzle-do-consolidate = { NAME($city) } festigen
puzzle-do-process = { NAME($raw) } verarbeiten
puzzle-do-engrave = { NAME($poem) }, { NAME($colour) }: { NAME($materials) }
puzzle-do-reactivate = { NAME($poem) } noch einmal
puzzle-do-tribute = { NAME($ways) }

## Bewegen

puzzle-shorter-is-dearer-title = Gedränge am Bauplatz
puzzle-shorter-is-dearer-question = Du willst in diesem Zug den Palast bauen und dabei möglichst viele Dinare behalten. Welcher Baumeister geht auf welches Feld?
puzzle-shorter-is-dearer-hint = Der Weg ist nur der halbe Preis. Schau nach, wer auf dem Zielfeld schon steht.
puzzle-shorter-is-dearer-why = Der eine Baumeister hat es nur einen Schritt weit, doch die Arbeiter auf dem Feld kosten dich { UNIT($crowd, of: "dinars") }. Der andere zahlt { UNIT($steps, of: "dinars") } für den Weg und { UNIT($lone, of: "dinars") } für den einzigen Arbeiter am Ziel. Wer auf den Feldern dazwischen steht, ist egal.

puzzle-last-dinar-title = Dein letzter Dinar
puzzle-last-dinar-question = Wie hast du nach diesem Zug die meisten Dinare?
puzzle-last-dinar-hint = Ausruhen und Auftragsarbeit bringen auch ohne Waren etwas ein. Aber was liegt in deinen Lagern?
puzzle-last-dinar-why = Der nähere Markt nimmt dir den letzten Dinar ab, denn dort ist schon ein Arbeiter von { SEAT($rival) }. Dafür zahlt er dir { UNIT($pays, of: "dinars") }, und Holz und Kleidung bringen zusammen { UNIT($sales, of: "dinars") }. Der andere Markt ist zu weit: Was er einbringt, kommt für den Weg zu spät.

puzzle-silk-for-nothing-title = Seide ohne einen Dinar
puzzle-silk-for-nothing-question = Dein Baumeister ist auf dem Markt, und du hast keinen Dinar. Wie kommst du an die Seide und behältst möglichst viele Dinare?
puzzle-silk-for-nothing-hint = Wer die Seide kauft, verbraucht eine Transaktion. Was grenzt sonst noch an dein Feld?
puzzle-silk-for-nothing-why = Die Nebenaktion darf nach dem Markt kommen, und du darfst sie mit seinem Ertrag bezahlen. So bleiben beide Transaktionen zum Verkaufen. Auf dem Markt gekauft würde dich die Seide auch noch einen Verkauf kosten.

## Bauen

puzzle-large-or-small-title = Groß oder klein?
puzzle-large-or-small-question = Du baust mit dem, was in deinen Lagern liegt. Welches Bauwerk bringt womit das meiste Prestige für sein Baumaterial?
puzzle-large-or-small-hint = Was gehört in jedes Große Bauwerk?
puzzle-large-or-small-why = In jedes Große Bauwerk gehört Gips, das billigste Baumaterial. Der Garten verlangt Holz, also passen alle deine wertvolleren Stücke hinein. Sie bringen { UNIT($best, of: "prestige") }.

puzzle-second-extension-title = Wohin damit?
puzzle-second-extension-question = Du erweiterst oder aktivierst ein Lager. Wie gewinnst du das meiste Prestige?
puzzle-second-extension-hint = Schon das Erweitern bringt Prestige, aber nicht bei jedem Lager gleich viel.
puzzle-second-extension-why = Die zweite Erweiterung eines Lagers bringt { UNIT($second, of: "prestige") }, die erste nur { UNIT($first, of: "prestige") }. Der Bonus des Plättchens kommt dazu. Aktivieren bringt allein den Bonus.

puzzle-earlier-favour-title = Ein Schritt in der Gunst
puzzle-earlier-favour-question = Du baust mit deinem Gips und gehst dann einen Schritt in der Gunst. Welches Bauwerk und welcher Bonus bringen dir die meisten Dinare?
puzzle-earlier-favour-hint = Dein Marker rückt vor. Muss der Bonus von dem Feld kommen, auf dem er dann steht?
puzzle-earlier-favour-why = Du darfst den Bonus des neuen Feldes nehmen oder den eines früheren. Die meisten Dinare zahlt noch immer das allererste. Mit denen des Palastes sind das { UNIT($best, of: "dinars") }.

puzzle-left-end-title = Links oder rechts?
puzzle-left-end-question = Du baust mit deinem Holz ein Kleines Bauwerk. Wie gewinnst du die meisten Parias?
puzzle-left-end-hint = Der Joker nimmt jede Farbe an. Aber welche Farbe bringt Parias, und an welchem Rand der Karten ist sie?
puzzle-left-end-why = Parias bringt Gelb, doch keine offene Karte hat Gelb am linken Rand, wo der Joker läge. Leg den Garten links an: Sein rechter Rand ist gelb wie der linke deiner Mosaikbonuskarte. Nimm alles in Parias: { UNIT($best, of: "parias") }.

puzzle-one-token-two-goods-title = Einmal Seide, zwei Waren
puzzle-one-token-two-goods-question = Auf dem Rondell liegt nur noch eine Seide, eine weitere hast du in der Werkstatt. Du baust mit deinem Holz: Wie kommst du auf die meisten Waren?
puzzle-one-token-two-goods-hint = Ein grünes Fliesenmosaik bringt einen Rohstoff und eine Ware. Was davon nimmst du zuerst?
puzzle-one-token-two-goods-why = Nimm den Rohstoff zuerst: Dein Seidenfeld ist besetzt, also bleibt die Seide liegen, und deine eigene wird zu Kleidung. Danach holt die Ware die Seide vom Rondell. Andersherum liegt dort für den Rohstoff nichts mehr.

puzzle-alike-title = Zweimal dasselbe
puzzle-alike-question = Bei diesem Ereignis darf das Baumaterial eines Bauwerks gleich sein. Welches Bauwerk bringt womit das meiste Prestige?
puzzle-alike-hint = Deine beiden Keramiken passen in ein Bauwerk. Welches hat das wertvollere Grundmaterial?
puzzle-alike-why = Der Turm verlangt Marmor, der Palast nur Gips. Mit beiden Keramiken bringt der Turm { UNIT($best, of: "prestige") }. In ein Großes Bauwerk kommt Gips auch jetzt nur als Grundmaterial.

## Schiffe und Waren

puzzle-seal-too-late-title = Ein Dinar zu wenig
puzzle-seal-too-late-question = Du exportierst Zucker und Töpferware. In welcher Stadt gewinnst du das meiste Prestige?
puzzle-seal-too-late-hint = Ein Siegel, das noch in einer Stadt liegt, bezahlt keinen Weg. Und schau dir die Stadtboni an.
puzzle-seal-too-late-why = In Konstantinopel ist beides nachgefragt, doch der Weg kostet { UNIT($far, of: "dinars") }, und das Siegel dort kommt zu spät. In Tunis ist nur Zucker nachgefragt. Dafür bringt der Stadtbonus noch { UNIT($bonus, of: "prestige") }.

puzzle-seal-too-late-note-bonus = Zucker ist nachgefragt, und der Stadtbonus bringt Prestige.
puzzle-seal-too-late-note-sugar = Nur Zucker ist nachgefragt.
puzzle-seal-too-late-note-pottery = Nur Töpferware ist nachgefragt.
puzzle-seal-too-late-note-neither = Nachgefragt ist keins von beiden.

puzzle-one-chain-title = Aus zwei wird eine
puzzle-one-chain-question = Du exportierst deine Töpferware. Mit welcher Stadt ist dir die Handelskarte am meisten wert?
puzzle-one-chain-hint = Granada verbindet keine Städte. Welche Stadt grenzt an deine beiden Gruppen?
puzzle-one-chain-why = Tunis ist mit Algier und Florenz verbunden und macht aus beiden Gruppen eine Kette. Ragusa verlängert nur eine davon. Granada liegt zwar auch dazwischen, zählt aber nicht.

puzzle-one-chain-note-all = Alle deine Städte in einer Kette.
puzzle-one-chain-note-longer = Nur eine deiner Gruppen wächst.
puzzle-one-chain-note-apart = Mit keiner deiner Städte verbunden.

puzzle-field-taken-title = Eine Ware mehr
puzzle-field-taken-question = Dein Händler produziert und darf danach noch die Nebenaktion nutzen. Wie kommst du auf die meisten Waren?
puzzle-field-taken-hint = Ton liegt in deiner Werkstatt und neben deinem Feld. Was passiert, wenn du den zweiten bekommst?
puzzle-field-taken-why = Solange dein Tonfeld besetzt ist, bleibt der Ton auf dem Rondell, und dein eigener wird zu Töpferware. Verarbeite also die beiden anderen, dann macht die Nebenaktion noch eine Ware. Verarbeitest du zuerst den Ton, nimmst du nur einen neuen Rohstoff mit.

puzzle-where-to-with-pottery-title = Wohin mit der Töpferware?
puzzle-where-to-with-pottery-question = Du exportierst deine Töpferware. In welcher Stadt und mit welchen Transaktionen dort hast du danach die meisten Dinare?
puzzle-where-to-with-pottery-hint = Ein Stadtbonus besteht nicht immer nur aus Dinaren. Was könntest du aus deinem Lager verkaufen?
puzzle-where-to-with-pottery-why = Andere Städte bringen sofort mehr Dinare, aber Algier gibt zwei Transaktionen dazu. Keramik und Holz bringen verkauft zusammen { UNIT($sold, of: "dinars") }. Gips oder ein Tausch brächten weniger.

puzzle-rival-profits-title = Wer hat etwas davon?
puzzle-rival-profits-question = Du festigst eine Handelsbeziehung und führst die Aktion der Stadt aus. Wie wird dein Vorsprung vor { SEAT($rival) } am größten?
puzzle-rival-profits-hint = Schau, wo schon ein fremdes Schiff auf der rechten Hälfte liegt.
puzzle-rival-profits-why = Export und Bauwerk bringen dir hier gleich viel Prestige. Doch in Algier liegt schon ein Schiff von { SEAT($rival) } auf der rechten Hälfte: Das gibt { UNIT($theirs, of: "prestige") } für die Konkurrenz. In Fès hast nur du etwas davon.

## Gedichte

puzzle-no-ceramic-base-title = Keramik nie allein
puzzle-no-ceramic-base-question = Du gravierst ein Gedicht. Welches bringt dir, in welcher Farbe und womit, sofort das meiste Prestige?
puzzle-no-ceramic-base-hint = Keramik bringt am meisten, ist aber nie Grundmaterial. Lies dann die roten Hälften.
puzzle-no-ceramic-base-why = Marmor ist das wertvollste Grundmaterial, und Keramik darf dazu. Die eine rote Hälfte zählt deine Gedichte, sich selbst auch: noch { UNIT($extra, of: "prestige") }. Die andere zählt Bauwerke, und du hast keins.

puzzle-again-or-new-title = Altes oder neues Gedicht?
puzzle-again-or-new-question = Nur deine Dichterin steht noch. Wie bringt sie dir in diesem Zug das meiste Prestige?
puzzle-again-or-new-hint = Ein neues rotes Gedicht wäre inzwischen teuer. Was können die alten noch?
puzzle-again-or-new-why = Bei deinen roten Gedichten kostet das nächste schon { UNIT($red, of: "dinars") }, mehr als du hast. Reaktivieren kostet nur den Weg, und das Gedicht über Bauwerke zählt sie alle noch einmal. Ein neues blaues brächte bloß sein Baumaterial ein.

puzzle-red-after-red-title = Zwei Gedichte, ein Zug
puzzle-red-after-red-question = Deine Dichterin graviert. Wie holst du das meiste Prestige aus diesem Zug?
puzzle-red-after-red-hint = Eine der roten Hälften lässt dich noch einmal gravieren. Was kostet dann das nächste Gedicht?
puzzle-red-after-red-why = Das erste rote Gedicht lässt dich noch einmal gravieren, zum üblichen Preis. Nach einem roten kostet das nächste { UNIT($second, of: "dinars") }, und genau so viel hast du noch. Es zählt dann { UNIT($poems, of: "poems") }.

puzzle-a-poem-that-builds-title = Ein Gedicht, das baut
puzzle-a-poem-that-builds-question = Deine Dichterin graviert ein Gedicht, und was es auslöst, zählt mit. Wie gewinnst du das meiste Prestige?
puzzle-a-poem-that-builds-hint = In einem Gedicht oder Bauwerk muss alles verschieden sein. Und in einem Gedicht und einem Bauwerk?
puzzle-a-poem-that-builds-why = Eine der roten Hälften lässt dich gleich ein Kleines Bauwerk bauen. Gib Holz und Keramik für das Gedicht aus und noch einmal Holz und Keramik für den Garten. Verschieden sein muss nur, was in dasselbe Stück kommt.

puzzle-new-or-once-more-title = Noch einmal oder neu?
puzzle-new-or-once-more-question = Deine Dichterin ist am Zug, und dein rotes Gedicht könnte noch einmal wirken. Wie gewinnst du das meiste Prestige?
puzzle-new-or-once-more-hint = Zähl deine Gedichte. Welche offene rote Hälfte zählt sie auch?
puzzle-new-or-once-more-why = Eine der roten Hälften bringt Prestige für jedes deiner Gedichte, sich selbst und das Große mitgezählt. Mit dem Prestige für Marmor und Holz sind das { UNIT($best, of: "prestige") }. Dein rotes Gedicht zu reaktivieren bringt { UNIT($again, of: "prestige") }.

## Wünsche und Parias

puzzle-pay-without-loss-title = Ohne Verlust
puzzle-pay-without-loss-question = Fällig sind { UNIT($due, of: "parias") }. Wie entrichtest du sie und verlierst möglichst wenig Prestige?
puzzle-pay-without-loss-hint = Dein Marker allein reicht nicht. Was darf noch für eine Paria stehen?
puzzle-pay-without-loss-why = Dein Marker begleicht { UNIT($marker, of: "parias") }, das Siegel eine weitere und { UNIT($dinars, of: "dinars") } die letzte. Lässt du etwas davon weg, kostet es dich Prestige.

puzzle-three-times-title = Der Sultan vergisst nichts
puzzle-three-times-question = Es ist die erste Runde, und alle Wünsche liegen offen. Welcher Zug bringt das meiste Prestige, jetzt und bei jeder Wertung der Wünsche?
puzzle-three-times-hint = Kommt ein Wunsch dazu, zählen alle früheren noch einmal. Welcher ist der erste?
puzzle-three-times-why = Der erste Wunsch verlangt blaue Gedichte und zählt { UNIT($times, of: "times") }. Ein blaues bringt also neben seinem Baumaterial noch { UNIT($wish, of: "prestige") }. In den Garten passt mehr Baumaterial, doch sein Wunsch kommt zuletzt und zählt nur einmal.

puzzle-keep-the-seals-title = Siegel hergeben?
puzzle-keep-the-seals-question = Zum Schluss werden noch { UNIT($due, of: "parias") } fällig. Wie entrichtest du sie und hast am Ende das meiste Prestige?
puzzle-keep-the-seals-hint = Lies dein Großes Gedicht, bevor du etwas hergibst.
puzzle-keep-the-seals-why = Dein Großes Gedicht bringt für jedes Siegel { UNIT($poem, of: "prestige") }, und was übrig ist, noch { UNIT($left, of: "prestige") }. Eine Paria mit Prestige zu begleichen kostet nur { UNIT($lost, of: "prestige") }. Zuerst geht der Marker zurück, denn Parias bringen am Ende nichts.

puzzle-left-over-title = Der einzelne Dinar
puzzle-left-over-question = Dein letzter Zug der Partie, auf dem Markt; die Parias deckt dein Marker. Wie bringt das, was übrig bleibt, das meiste Prestige?
puzzle-left-over-hint = Je zwei Dinare bringen Prestige, ein einzelner bringt nichts.
puzzle-left-over-why = Verkauft bringt die Keramik { UNIT($ceramic, of: "dinars") }, doppelt so viel Prestige wie in ihrer Kiste. Ein Zucker macht dann aus dem einzelnen Dinar ein Paar. Beide Zucker verkauft, bliebe wieder einer allein.
