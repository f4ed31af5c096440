# Rätsel zu „Der Palast von Alhambra“. Welche Texte es gibt: majlis/engine/puzzle_texts.py. Zahlen kommen aus dem Rätsel, nie aus dem Text.

puzzle-topic-walls = Mauern
puzzle-topic-placing = Bauen
puzzle-topic-redesign = Umbauen
puzzle-topic-money = Geld
puzzle-topic-scoring = Wertung
puzzle-topic-dirk = Dirk
puzzle-topic-modules = Module

puzzle-unit-wall = { $count ->
        [one] { $count } Mauerstück
       *[other] { $count } Mauerstücke
    }
    .label = Deine längste Mauer
puzzle-unit-buildings = { UNIT($count, of: "buildings") }
    .label = Gekaufte Gebäude
puzzle-unit-points = { UNIT($count, of: "points") }
    .label = Punkte bei einer Wertung jetzt
puzzle-unit-final = { UNIT($count, of: "points") }
    .label = Deine Punkte am Ende
puzzle-unit-lead = { UNIT($count, of: "points") }
    .label = Dein Vorsprung
puzzle-unit-gardens = { UNIT($count, of: "gardens") }
    .label = Gärten, die du zählst

## Was man tun kann, in wenigen Worten

puzzle-cell = { $west ->
        [0] { $east ->
            [0] { puzzle-cell-row }
           *[other] { $east } östlich{ puzzle-cell-more }
        }
       *[other] { $west } westlich{ puzzle-cell-more }
    }
puzzle-cell-row = { $north ->
        [0] { $south } südlich
       *[other] { $north } nördlich
    }
puzzle-cell-more = { $north ->
        [0] { $south ->
            [0] {""}
           *[other] , { $south } südlich
        }
       *[other] , { $north } nördlich
    }
puzzle-do-take = nimm { NAME($cards) }
puzzle-do-buy = kauf { NAME($tile, case: "accusative") } für { NAME($pay) }
puzzle-do-place = { NAME($tile) }: { puzzle-cell }
puzzle-do-keep = { NAME($tile) }: in die Reserve
puzzle-do-give = { NAME($tile) }: an Dirk
puzzle-do-remove = abbauen: { puzzle-cell }
puzzle-do-swap = eintauschen: { NAME($tile) }, { puzzle-cell }
puzzle-do-hut = nimm die Bauhütte ({ NAME($type) })
puzzle-do-reveal = deck { NAME($card, case: "accusative") } auf
puzzle-do-use = nutze den Wesir
puzzle-do-pass = passe
puzzle-do-end = keine weitere Aktion

## Mauern

puzzle-walls-inside-title = Mauern im Inneren
puzzle-walls-inside-question = Dein neuer Pavillon hat Mauern im Norden und im Westen. Wo baust du ihn, damit deine Außenmauer möglichst lang wird?
puzzle-walls-inside-hint = Eine Mauer, hinter der ein anderes Gebäude steht, liegt innen und zählt nicht.
puzzle-walls-inside-why = Westlich des Brunnens liegt vor beiden Mauern des Pavillons ein leeres Feld, und sie setzen die Mauern des Turms fort. Östlich des Turms stünde seine Westmauer Rücken an Rücken mit einer anderen. Innere Mauern zählen nicht.
puzzle-walls-inside-note-inside = Der Turm verliert eine Mauer, der Pavillon bringt eine.

puzzle-close-the-ring-title = Schließ den Ring
puzzle-close-the-ring-question = Bau ein Gebäude aus deiner Reserve. Mit welchem wird deine Außenmauer am längsten?
puzzle-close-the-ring-hint = Geh deine Mauer einmal rundherum ab. Wo ist sie offen?
puzzle-close-the-ring-why = Mit den Gemächern, die im Süden eine Mauer haben, hat der Ring keine Öffnung mehr, und jede seiner Seiten zählt. Die anderen Gemächer lassen den Süden offen. Der Preis: An einen geschlossenen Ring baust du nichts mehr an, ohne ihn vorher umzubauen.
puzzle-close-the-ring-note-open = Im Süden bleibt der Ring offen.

puzzle-two-runs-meet-title = Zwei Mauern treffen sich
puzzle-two-runs-meet-question = Dein neues Serail hat nur eine Mauer, im Westen. Wo baust du es, damit deine Außenmauer möglichst lang wird?
puzzle-two-runs-meet-hint = Such ein Feld zwischen zwei Enden deiner Mauer.
puzzle-two-runs-meet-why = Im Westen enden die Mauern der Gemächer und des Pavillons zu beiden Seiten eines leeren Feldes. Das Serail passt dazwischen, und seine Mauer macht aus zweien eine. Überall sonst stünde sie für sich allein.
puzzle-two-runs-meet-note-joined = Es verbindet beide Mauern.
puzzle-two-runs-meet-note-alone = Deine längste Mauer wird davon nicht länger.

puzzle-the-missing-side-title = Die fehlende Seite
puzzle-the-missing-side-question = Du baust einmal um. Welches Gebäude kommt wohin, damit deine Außenmauer möglichst lang wird?
puzzle-the-missing-side-hint = Geh deine Mauer an der Westseite hinauf. Bei welchem Gebäude hört sie auf?
puzzle-the-missing-side-why = Im Nordwesten hört deine Mauer auf, weil die Gemächer dort im Norden offen sind. Die aus deiner Reserve haben auch dort eine Mauer, und zu ihren Nachbarn hin die gleichen Seiten wie die alten. So geht die Mauer im Norden weiter.

puzzle-buy-or-save-title = Kaufen oder sparen?
puzzle-buy-or-save-question = Nimm Geld, oder kauf ein Gebäude und platziere es. Wie wird deine längste Mauer möglichst lang?
puzzle-buy-or-save-hint = Schau auf die beiden Enden deiner längsten Mauer. Welches Gebäude im Bauhof könnte sie fortsetzen?
puzzle-buy-or-save-why = Südlich vom Serail setzen die Mauern der Arkaden deine fort, und sie wächst von { $before } auf { $best }. Dafür zahlst du zu viel: { NAME("dirham-9") } bei einem Preis von { UNIT($price, of: "dirhams") }. Kein anderes Gebäude verlängert sie, und Geld erst recht nicht.

## Bauen

puzzle-both-find-a-place-title = Platz für beide
puzzle-both-find-a-place-question = Du baust einen Garten und einen Turm. Wo kommen sie hin, damit deine Außenmauer möglichst lang wird?
puzzle-both-find-a-place-hint = Deine Mauer lässt sich an beiden Enden verlängern.
puzzle-both-find-a-place-why = Der Garten kommt westlich an den Brunnen: Seine Mauern führen von den Arkaden hinunter zum Serail. Der Turm kommt ans andere Ende, östlich der Arkaden. So wächst deine Mauer an beiden Enden; die Reihenfolge ist egal.

puzzle-one-opens-the-way-title = Eins macht den Weg frei
puzzle-one-opens-the-way-question = Du hast zwei neue Gebäude, einen Garten und einen Turm. Wo baust du sie und in welcher Reihenfolge, damit deine Außenmauer möglichst lang wird?
puzzle-one-opens-the-way-hint = Für den Turm gibt es noch keinen Platz. Was würde einen schaffen?
puzzle-one-opens-the-way-why = Der Turm ist nur im Westen offen. Er braucht dort also einen Nachbarn, der im Osten offen ist, und das ist der Garten südlich der Arkaden. Gemeinsam führen die beiden deine Mauer um die Ecke.

## Umbauen

puzzle-mend-the-wall-title = Die Mauer flicken
puzzle-mend-the-wall-question = Deine Mauer ist in der Mitte unterbrochen. Mit welchem Umbau wird sie am längsten?
puzzle-mend-the-wall-hint = Schau auf das Gebäude in der Mitte: Was fehlt ihm?
puzzle-mend-the-wall-why = Der Turm in der Mitte hat im Norden keine Mauer, dort reißt deine ab. Tausch ihn gegen den Turm, der eine hat. Zu seinen Nachbarn hin ist er genauso offen wie der alte, also ist der Tausch erlaubt.
puzzle-mend-the-wall-note-south = Diese Mauer liegt im Süden, abseits der anderen.

puzzle-swap-or-add-title = Tauschen oder anbauen?
puzzle-swap-or-add-question = Du baust einmal um, mit einem Gebäude aus deiner Reserve. Welches kommt wohin, damit deine Außenmauer möglichst lang wird?
puzzle-swap-or-add-hint = Beim Tauschen verschwindet erst ein Stück Mauer, bevor ein neues dazukommt. Such ein Gebäude, für das du nichts aufgibst.
puzzle-swap-or-add-why = Bau den Pavillon im Westen an, gleich neben den anderen. Dort trifft offene Seite auf offene Seite, und beide Mauern verlängern die alte. Eingetauscht würde seine Nordmauer nur die bisherige ersetzen.
puzzle-swap-or-add-note-swapped = Neu ist nur die Mauer im Westen.
puzzle-swap-or-add-note-same = Eine Mauer im Norden, wie bisher.
puzzle-swap-or-add-note-open = Die Nordmauer ist weg.

puzzle-walls-set-free-title = Befreite Mauern
puzzle-walls-set-free-question = Deine Reserve ist leer, und du baust trotzdem um. Welches Gebäude baust du ab, damit deine Außenmauer möglichst lang wird?
puzzle-walls-set-free-hint = Mauern Rücken an Rücken zählen nicht. Welches Gebäude verdeckt die Mauern seiner Nachbarn?
puzzle-walls-set-free-why = Ohne das Serail liegt vor Mauern zweier Türme ein leeres Feld: Aus inneren Mauern sind äußere geworden. Sie schließen sich den anderen an, und deine Mauer wächst, obwohl ein Gebäude fehlt.

## Geld

puzzle-three-in-one-turn-title = Großeinkauf
puzzle-three-in-one-turn-question = Wie viele Gebäude kannst du in diesem Zug kaufen? Kauf so viele wie möglich.
puzzle-three-in-one-turn-hint = Zweimal kannst du passend bezahlen. Wo geht das nicht?
puzzle-three-in-one-turn-why = Jede passende Zahlung bringt dir noch eine Aktion. Für die Arkaden hast du nur eine zu große Karte: Nach diesem Kauf ist Schluss. Heb ihn dir bis zuletzt auf, dann werden es { UNIT($best, of: "buildings") }.
puzzle-three-in-one-turn-note-over = Zu viel bezahlt: Deine Aktionen sind vorbei.

puzzle-an-action-won-title = Ein gewonnener Bonuszug
puzzle-an-action-won-question = In deiner Reserve wartet ein Pavillon. Nutze deinen ganzen Zug, damit deine Außenmauer möglichst lang wird.
puzzle-an-action-won-hint = Ein Gebäude kannst du passend bezahlen. Was machst du mit dem Bonuszug?
puzzle-an-action-won-why = Kauf zuerst den Garten: Du zahlst passend und gewinnst einen Bonuszug. Damit baust du den Pavillon aus der Reserve; der Garten folgt am Ende des Zuges. Wer mit dem Pavillon beginnt, hat für den Garten keine Aktion mehr.
puzzle-an-action-won-note-last = Ein Umbau ist deine letzte Aktion.
puzzle-an-action-won-note-over = Zu viel bezahlt: Deine Aktionen sind vorbei.

## Wertung

puzzle-a-tie-halves-title = Gleichstand halbiert
puzzle-a-tie-halves-question = Bau ein Gebäude aus deiner Reserve. Mit welchem und wo brächte dir eine Wertung gleich danach die meisten Punkte?
puzzle-a-tie-halves-hint = Allein auf dem ersten Platz ist mehr wert als geteilt. Wer hat was?
puzzle-a-tie-halves-why = Niemand sonst hat einen Garten, also gehört dir alles: { UNIT($garden, of: "points") }. Beim Turm gäbe es Gleichstand mit { SEAT($rival) }: je nur { UNIT($share, of: "points") }. Westlich der Arkaden verlängern die Mauern des Gartens auch deine.
puzzle-a-tie-halves-note-tie = Erster Platz, geteilt: { UNIT($share, of: "points") }.
puzzle-a-tie-halves-note-pavilion = Auch { SEAT($other) } hat einen Pavillon: geteilt und abgerundet bleibt nichts.

puzzle-small-but-alone-title = Klein, aber allein
puzzle-small-but-alone-question = Als Nächstes kommt Wertung { $round }, da zählen auch zweite Plätze. Welches Gebäude aus deiner Reserve baust du und wo, damit sie dir am meisten bringt?
puzzle-small-but-alone-hint = Vergleiche Plätze, nicht Preise: allein vorn, geteilt vorn oder auf Platz zwei?
puzzle-small-but-alone-why = Niemand hat einen Pavillon: Der erste Platz gehört dir allein und bringt { UNIT($pavilion, of: "points") }. Mit den Gemächern müsstest du ihn mit { SEAT($two) } teilen: { UNIT($chambers, of: "points") }. Der Garten brächte Platz zwei und { UNIT($garden, of: "points") }, der Turm nur einen geteilten zweiten Platz und { UNIT($tower, of: "points") }.
puzzle-small-but-alone-note-chambers = Erster Platz, geteilt: { UNIT($chambers, of: "points") }.
puzzle-small-but-alone-note-garden = Zweiter Platz hinter { SEAT($one) }: { UNIT($garden, of: "points") }.
puzzle-small-but-alone-note-tower = Zweiter Platz, geteilt: { UNIT($tower, of: "points") }.

puzzle-the-last-buildings-title = Die letzten Gebäude
puzzle-the-last-buildings-question = Der Bauhof lässt sich nicht mehr auffüllen: Mit diesem Zug endet das Spiel. Alle Hände liegen offen. Nimm eine Karte und bau, was sie dir einbringt, für möglichst viele Punkte.
puzzle-the-last-buildings-hint = Wer allein das meiste Geld für einen Platz hat, bekommt das Gebäude dort. Und schau, wer schon Türme hat.
puzzle-the-last-buildings-why = Von den Dukaten hast du dann allein die meisten, und die Arkaden gehören dir kostenlos: erster Platz, { UNIT($arcades, of: "points") }. Der Turm brächte nur Platz zwei hinter { SEAT($one) }: { UNIT($tower, of: "points") }. Beim anderen Gebäude herrscht Gleichstand, also bekommt es niemand.
puzzle-the-last-buildings-note-tower = Bei den Türmen nur der zweite Platz.
puzzle-the-last-buildings-note-nothing = Kein Gebäude für dich.
puzzle-the-last-buildings-note-ducats = Erster Platz bei den Arkaden.

## Dirk

puzzle-a-gift-for-dirk-title = Der überzählige Turm
puzzle-a-gift-for-dirk-question = Wohin mit deinem neuen Turm? Nach einer Wertung gleich danach sollst du möglichst weit vor { SEAT($rival) } liegen.
puzzle-a-gift-for-dirk-hint = Ein einzelner Turm bringt dir keinen Platz. Aber wem könnte er einen verderben?
puzzle-a-gift-for-dirk-why = { SEAT($rival) } führt mit zwei Türmen und bekäme { UNIT($tower, of: "points") }. Hat Dirk auch zwei, wird geteilt: je { UNIT($share, of: "points") }. In deiner eigenen Alhambra brächte ein einzelner Turm in der ersten Wertung nichts.

puzzle-one-for-you-one-for-dirk-title = Zwei neue Gebäude
puzzle-one-for-you-one-for-dirk-question = Du hast einen Garten und einen Turm gekauft. Wohin kommen sie? Nach einer Wertung gleich danach sollst du möglichst weit vor { SEAT($rival) } liegen.
puzzle-one-for-you-one-for-dirk-hint = Bei welcher Gebäudeart kannst du selbst vorn liegen, bei welcher nur Dirk?
puzzle-one-for-you-one-for-dirk-why = Mit dem Garten führst du bei den Gärten allein, und östlich der Gemächer verlängert er deine Mauer. Ein einzelner Turm brächte dir nichts. Bei Dirk nimmt er { SEAT($rival) } die Hälfte der Punkte für Türme.

## Module

puzzle-the-hut-in-the-middle-title = Die Bauhütte mittendrin
puzzle-the-hut-in-the-middle-question = Wo baust du die Bauhütte aus deiner Reserve, damit du möglichst viele Gärten zählst?
puzzle-the-hut-in-the-middle-hint = Eine Bauhütte zählt benachbarte Gärten, wenn keine Mauer dazwischen liegt.
puzzle-the-hut-in-the-middle-why = Zwischen den Gärten im Norden hat die Bauhütte gleich drei als Nachbarn, und nirgends liegt eine Mauer dazwischen. Jeder zählt noch einmal, zusammen also { UNIT($best, of: "gardens") }. Die Bauhütte selbst zählt nicht.

puzzle-two-currencies-title = Zwei Währungen
puzzle-two-currencies-question = Du hast eine Wechselstube für Gulden und Denare. Wie viele Gebäude kannst du in diesem Zug kaufen? Kauf so viele wie möglich.
puzzle-two-currencies-hint = Die Wechselstube hilft nur einmal. Für welches Gebäude brauchst du sie?
puzzle-two-currencies-why = Mit ihr bezahlst du den Garten passend, mit je einer Karte beider Währungen, und gewinnst einen Bonuszug. Die andere Guldenkarte reicht für den Pavillon; beim letzten Kauf darf es zu viel sein. Für den Pavillon ausgegeben, würde die Wechselstube beim Garten fehlen.
puzzle-two-currencies-note-spent = Ohne die Wechselstube ist der Garten unerreichbar.

puzzle-before-your-turn-title = Noch vor deinem Zug
puzzle-before-your-turn-question = Der Zug von { SEAT($last) } ist vorbei, und du darfst deinen Wesirstein nutzen. Welche Sonderaktion brächte dir in einer Wertung gleich danach die meisten Punkte?
puzzle-before-your-turn-hint = Bei einer Sonderaktion zahlst du passend, auf die Münze genau.
puzzle-before-your-turn-why = Für den Turm hast du zu viel oder zu wenig, nie genau den Preis. Garten und Gemächer kannst du passend bezahlen. Einen Garten hat sonst niemand; bei den Gemächern müsstest du mit beiden anderen teilen.
puzzle-before-your-turn-note-chambers = Zu dritt teilt ihr euch den ersten Platz.
puzzle-before-your-turn-note-pavilion = Auch { SEAT($last) } hat einen Pavillon: Geteilt bleibt nichts.

puzzle-the-hidden-card-title = Die verdeckte Karte
puzzle-the-hidden-card-question = Bau ein Gebäude aus deiner Reserve und nutze, was du auf der Hand hast. Was brächte dir in einer Wertung gleich danach die meisten Punkte?
puzzle-the-hidden-card-hint = Eine Bonuskarte darfst du aufdecken, sobald ihr Gebäude in deiner Alhambra liegt.
puzzle-the-hidden-card-why = Der Turm allein brächte nur Gleichstand mit { SEAT($rival) }. Aufgedeckt zählt seine Bonuskarte wie ein zweiter Turm: Der erste Platz gehört dir allein, { UNIT($tower, of: "points") }. Der Garten brächte { UNIT($garden, of: "points") }.
puzzle-the-hidden-card-note-alone = Erster Platz, für dich allein.
puzzle-the-hidden-card-note-tie = Erster Platz, geteilt: Die Karte ist noch verdeckt.
puzzle-the-hidden-card-note-three = Zu dritt teilt ihr euch den ersten Platz.
