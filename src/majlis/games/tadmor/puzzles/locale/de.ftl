# Tadmors Rätsel. Welche Texte es gibt: majlis/engine/puzzle_texts.py. Zahlen kommen aus dem Rätsel, nie aus dem Text.

puzzle-topic-tower = Der Turm
puzzle-topic-trading = Ressourcen und Tausch
puzzle-topic-missions = Tempel und Aufträge
puzzle-topic-growth = Aufwertungen, Güter und Figuren
puzzle-topic-kingdom = Plünderer und Königreich

puzzle-unit-levels = { unit-levels }
    .label = Stufen, um die dein Turm wächst
puzzle-unit-points = { unit-pp }
    .label = Gewonnene PP, gezählt wie am Ende
puzzle-unit-resources = { unit-resources }
    .label = Ressourcen, die du dann hast
puzzle-unit-camels = { unit-camels }
    .label = Gewonnene Kamele
puzzle-unit-figures = { unit-figures }
    .label = Vertriebene fremde Figuren, abzüglich deiner eigenen

## Was man tun kann, in wenigen Worten

puzzle-do-tower = { NAME($mode) }: { $levels }
puzzle-do-turn_in = „{ NAME($mission) }“ zurückgeben: { NAME($reward) }
puzzle-do-turn_in-nothing = den Auftrag zurückgeben
puzzle-do-trade = { $count } { NAME($give) } gegen { NAME($get) } tauschen
puzzle-do-acquire = { NAME($resource) } für PP kaufen
puzzle-do-discard = „{ NAME($mission) }“ für { NAME($resource) } abwerfen
puzzle-do-precious = { NAME($good) } kaufen
puzzle-do-temple = { NAME($stage) } bauen
puzzle-do-fulfil = „{ NAME($mission) }“ erfüllen
puzzle-do-draw = einen Auftrag ziehen
puzzle-do-buy = „{ NAME($upgrade) }“ kaufen
puzzle-do-resolve = zuerst „{ NAME($space) }“ nutzen
puzzle-do-betray = Verräter gegen { NAME($target) }
puzzle-do-tax = Steuer: { NAME($with) }
puzzle-do-decline = es dabei lassen
puzzle-do-end = fertig
puzzle-do-keep = vorerst fertig

## Der Turm

puzzle-paid-first-title = Erst bezahlen oder zurückgeben?
puzzle-paid-first-question = Du kannst eine Stufe bezahlen, und dein erfüllter Auftrag bringt kostenlose, wenn du ihn zurückgibst. Wie wächst dein Turm am meisten?
puzzle-paid-first-hint = Der Preis einer Stufe hängt von ihrer Nummer ab. Wo beginnt der nächste Preis?
puzzle-paid-first-why = Bis Stufe { $last } kostet jede Holz und Stein, und genau das hast du. Darüber sind es { UNIT($stone, of: "stone") }. Bezahl also zuerst, und lass den Auftrag die Stufen bauen, für die es nicht gereicht hätte.

puzzle-two-tower-spaces-title = Zwei Turmfelder
puzzle-two-tower-spaces-question = Beide Turmfelder gehören dir. In welcher Reihenfolge nutzt du sie, damit dein Turm am meisten wächst?
puzzle-two-tower-spaces-hint = Was kostet ein Paar, das gerade noch unter einer Preisgrenze beginnt?
puzzle-two-tower-spaces-why = Ein Paar hat den Preis seiner ersten Stufe: Stufe { $step } nimmt die nächste günstig mit. Deine Steine reichen danach noch für eine weitere. Nach einer einzelnen Stufe kostet das Paar { UNIT($wood, of: "wood") }, und so viel hast du dann nicht mehr.

puzzle-every-fifth-level-title = Jede fünfte Stufe kostenlos
puzzle-every-fifth-level-question = Du hast „{ NAME("i14") }“ und beide Turmfelder. Wie wächst dein Turm am meisten?
puzzle-every-fifth-level-hint = Die kostenlose Stufe kommt von selbst und gehört zu keinem Paar. Zwischen welchen Stufen kann sie liegen?
puzzle-every-fifth-level-why = Mit dem Paar bezahlst du die Stufen { $first } und { $second } zum niedrigeren Preis, die dazwischen ist kostenlos. Alle Steine bleiben für einzelne Stufen. Fängst du mit denen an, kostet das Paar { UNIT($wood, of: "wood") }, und so viel hast du dann nicht mehr.
puzzle-one-action-of-your-own-title = Eine Aktion nach Wahl
puzzle-one-action-of-your-own-question = Auf „{ NAME("i47") }“ führt dein Kamel eine Bauaktion aus, ganz wie du willst. Welche bringt die meisten PP?
puzzle-one-action-of-your-own-hint = „{ NAME("i14") }“ und „{ NAME("i38") }“ sehen beide auf deinen Turm. Wie weit kann er in einer Aktion wachsen?
puzzle-one-action-of-your-own-why = Sobald dein Turm höher ist als der andere, bringt „{ NAME("i38") }“ { UNIT($most, of: "pp") }. Das schafft der Verräter auch, aber mehr nicht. Bezahle so viele Stufen, wie du kannst, dann ist Stufe { $free } durch „{ NAME("i14") }“ kostenlos.

## Ressourcen und Tausch

puzzle-in-any-mix-title = Zwei Güter, ein Marmor
puzzle-in-any-mix-question = Du darfst ein rotes und ein gelbes Gut kaufen und hast „{ NAME("i24") }“. Wie gewinnst du die meisten PP?
puzzle-in-any-mix-hint = Was fehlt dir für jedes der beiden Güter? Sieh nach, was du dir beim Tauschen aussuchen darfst.
puzzle-in-any-mix-why = Für den Marmor bekommst du { UNIT($gets, of: "basic") } in beliebiger Mischung. Mit einem Holz und einem Stein kannst du beide Güter bezahlen. Zweimal das Gleiche reicht nur für eines.

puzzle-one-stone-short-title = Ein Stein zu wenig
puzzle-one-stone-short-question = Der Markt steht dir offen, dein Kamel ist beim Tempel in Ebla, und du hältst einen Auftrag. Wie gewinnst du PP?
puzzle-one-stone-short-hint = Auf dem Markt gibt es nie Verbrauchsgüter für Verbrauchsgüter. Was lässt sich sonst noch zu einer Ressource machen?
puzzle-one-stone-short-why = Einen Auftrag auf der Hand darfst du, wenn du dran bist, für eine Ressource deiner Wahl abwerfen. Mit dem Stein steht das Fundament. Auf dem Markt würde aus Holz nur ein Luxusgut, und das kannst du diese Runde nicht weitertauschen.

puzzle-two-things-missing-title = Zwei Dinge fehlen
puzzle-two-things-missing-question = Für „{ NAME("k1") }“ fehlen dir noch ein Stein und ein Gold, und du hast „{ NAME("i6") }“. Wie gewinnst du die meisten PP?
puzzle-two-things-missing-hint = Du hast noch einen zweiten Auftrag. Wozu taugt er, auch wenn du ihn nie erfüllst?
puzzle-two-things-missing-why = Für einen abgeworfenen Auftrag suchst du dir die Ressource aus, also nimm die teurere. Gold würde dich { UNIT($luxury, of: "pp") } kosten, Stein kostet nur { UNIT($basic, of: "pp") }.

puzzle-the-last-wood-title = Das letzte Holz
puzzle-the-last-wood-question = Du hast beide Turmfelder und „{ NAME("i2") }“, und die Steuer steht noch aus. Wie gewinnst du diese Runde die meisten PP?
puzzle-the-last-wood-hint = Vergleiche, was eine weitere Stufe bringt und was dich die Steuer ohne Gold kostet.
puzzle-the-last-wood-why = Bau das Paar, aber tausche das andere Holz gegen Gold und zahl damit die Steuer. Eine einzelne Stufe brächte { UNIT($level, of: "pp") }. Ohne Gold kostet dich die Steuer { UNIT($tax, of: "pp") }.

## Tempel und Aufträge

puzzle-which-stage-is-free-title = Welche Tempelstufe ist kostenlos?
puzzle-which-stage-is-free-question = Dein Kamel steht beim Tempel in Ebla, und „{ NAME("k3") }“ ist erfüllt. Wie gewinnst du die meisten PP?
puzzle-which-stage-is-free-hint = Bezahlen kannst du nur eine Tempelstufe. Welche der beiden hättest du lieber kostenlos?
puzzle-which-stage-is-free-why = Bezahl die Kolonnade und gib den Auftrag für das Dach zurück: Es bringt { UNIT($roof, of: "pp") }, und { UNIT($half, of: "pp") } behält der Auftrag. Andersherum sparst du nur die billigere Tempelstufe, und für das Dach reicht es nicht.

puzzle-temple-or-mission-title = Tempel oder Auftrag?
puzzle-temple-or-mission-question = Dein Marmor reicht für die Kolonnade oder für „{ NAME("k3") }“, nicht für beides. Wie gewinnst du die meisten PP?
puzzle-temple-or-mission-hint = Lies nach, was der Auftrag bringt, wenn du ihn zurückgibst. Bis zur nächsten Runde musst du damit nicht warten.
puzzle-temple-or-mission-why = Ein Auftrag darf zurückgegeben werden, sobald er erfüllt ist. Dieser baut dir die Kolonnade, das sind { UNIT($colonnade, of: "pp") } mehr, und zählt noch die Hälfte. Offen brächte er { UNIT($open, of: "pp") }, aber keine Kolonnade.
puzzle-mission-and-tower-title = Erst Turm oder Auftrag?
puzzle-mission-and-tower-question = Du stehst auf dem Turmfeld und auf dem Auftragsfeld, doch für alles reicht es nicht. Wie gewinnst du die meisten PP?
puzzle-mission-and-tower-hint = Leg beiseite, was „{ NAME("k13") }“ verlangt. Was kannst du mit dem Rest bauen?
puzzle-mission-and-tower-why = Der Auftrag allein bringt { UNIT($mission, of: "pp") }, viel mehr als jede Turmstufe. Sein Preis lässt Holz und Stein für eine einzige Stufe übrig. Jede weitere nähme dem Auftrag den Stein weg.

## Aufwertungen, Güter und Figuren

puzzle-before-they-unload-title = Bevor die Schiffe ausladen
puzzle-before-they-unload-question = Du darfst eine Aufwertung kaufen, danach bringen deine Figuren Ressourcen. Was tust du, um dann am meisten zu haben?
puzzle-before-they-unload-hint = Welche Figur bringt was? „Per Schiff“ heißt: nur Schiffe.
puzzle-before-they-unload-why = „{ NAME("i13") }“ wirkt sofort, und deine Schiffe bringen beide Gold: mehr, als das Plättchen kostet. Das Holz kommt mit dem Kamel, dem hilft kein Plättchen. Ein Schiff, das vor dem Kauf auslädt, bringt nur so viel wie sonst.

puzzle-one-action-title = Eine Aktion nach Wahl
puzzle-one-action-question = Deine Figur auf „{ NAME("i47") }“ darf eine Bauaktion ausführen. Welche bringt dir die meisten PP?
puzzle-one-action-hint = Zähl deine Sorten kostbarer Güter. Was bringt eine weitere, was ein zweites Gut derselben Sorte?
puzzle-one-action-why = Elfenbein ist eine neue Sorte: Dein Satz wächst von { UNIT($old, of: "pp") } auf { UNIT($new, of: "pp") }. Der Auftrag bringt { UNIT($mission, of: "pp") }. Seide und Weihrauch hast du schon, damit beginnt nur ein zweiter Satz.

puzzle-camels-for-the-caravan-title = Kamele für die Karawane
puzzle-camels-for-the-caravan-question = Dein Kamel wartet auf „Karawane“, du kannst eine Stufe bezahlen, und „{ NAME("k11") }“ ist erfüllt. Wie gewinnst du die meisten Kamele?
puzzle-camels-for-the-caravan-hint = Jedes weitere Kamel verlangt mehr. Nur der Auftrag verlangt nichts, egal das wievielte er bringt.
puzzle-camels-for-the-caravan-why = Mit { UNIT($tower, of: "levels") } bringt die Karawane das vierte Kamel, und der Auftrag dann das fünfte. Gibst du ihn zuerst zurück, bringt er das vierte. Für das fünfte reichen Turm und Aufträge bei der Karawane nicht.

## Plünderer und Königreich

puzzle-gold-for-the-tax-title = Gold für die Steuer?
puzzle-gold-for-the-tax-question = Dein einziges Gold reicht für die Steuer oder für „{ NAME("k5") }“. Wie gewinnst du diese Runde die meisten PP?
puzzle-gold-for-the-tax-hint = Niemand muss die Steuer in Gold zahlen.
puzzle-gold-for-the-tax-why = Ohne Gold kostet dich die Steuer { UNIT($tax, of: "pp") }, aber der erfüllte Auftrag ist { UNIT($mission, of: "pp") } wert. Gebaut wird vor der Steuer, also darfst du das Gold ausgeben.

puzzle-send-them-elsewhere-title = Schick sie woandershin
puzzle-send-them-elsewhere-question = Mit deinem erfüllten Auftrag darfst du die Plünderer von Damaskus in eine andere Region schicken. Wo vertreiben sie die meisten Figuren von { SEAT($rival) }, abzüglich deiner eigenen?
puzzle-send-them-elsewhere-hint = Eine Region ist nicht erlaubt. Sieh dir die Karte neben dem Plündererstapel an.
puzzle-send-them-elsewhere-why = In Palmyra verliert { SEAT($rival) } mehr Figuren als du, und dein Turmbau ist gerettet. Am Euphrat wäre es noch besser, aber er wurde zuletzt angegriffen. Eine leere Region rettet nur, was dir gehört.

puzzle-traitor-and-supplies-title = Verräter und Kriegsnachschub
puzzle-traitor-and-supplies-question = Du stehst beim Verräter, beim Turm und beim Kriegsnachschub und schuldest diese Runde keine Steuer. Wie gewinnst du diese Runde die meisten PP?
puzzle-traitor-and-supplies-hint = Kriegsnachschub zählt vom niedrigsten Turm an. Wen kann der Verräter jetzt treffen, wen nach dem Bauen?
puzzle-traitor-and-supplies-why = Der Verräter trifft nur Türme, die mindestens so hoch sind wie deiner, also { SEAT($low) } nur vor dem Bauen. Der niedrigste Turm schrumpft, der Kriegsnachschub bringt mehr. Danach trifft es nur noch { SEAT($high) }, und das nützt dir nichts.

puzzle-pairs-without-wood-title = Doppelte Stufen
puzzle-pairs-without-wood-question = Du hast „{ NAME("i1") }“ und „{ NAME("i18") }“, und dein Kamel baut doppelte Stufen. Wie wächst dein Turm am meisten?
puzzle-pairs-without-wood-hint = Was kostet dich jetzt ein Paar, und was lässt sich mit dem Holz noch anfangen?
puzzle-pairs-without-wood-why = Mit „{ NAME("i18") }“ kostet ein Paar kein Holz, also kann dein Holz vorher zu Marmor werden. Das letzte Paar beginnt über einer Preisstufe und ist teurer. Ohne diesen Marmor kannst du es nicht bezahlen.
