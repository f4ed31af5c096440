# Was der Coach jeder geführten Partie außer den Schritten sagt.

lesson-other = Geht auch! Die Lektion macht von hier aus weiter.
lesson-own-title = Du entscheidest
lesson-own-text = Die Lektion hat hier keinen Wunsch. Entscheide, wie du magst, dann geht sie von selbst weiter.
lesson-own-hint = Bei jeder Möglichkeit steht, was sie bringen würde. Tippe an, was nicht leuchtet, und es sagt dir, warum.
lesson-wait-title = Die anderen sind dran
lesson-wait-text = Du bist noch nicht wieder dran. Schau zu, was die anderen tun, dann entscheidest wieder du.
lesson-free-title = Jetzt spiel weiter
lesson-free-text = Du hast alles gesehen, was man für die erste Partie braucht. Spiel gegen die Bots weiter, so lange du magst.
lesson-free-hint = Bei jeder Möglichkeit steht, was sie bringen würde. Tippe an, was nicht leuchtet, und es sagt dir, warum.
lesson-way = Gezeigt wird eine Möglichkeit, so wie ein leichter Bot spielen würde. Tippe an, was nicht leuchtet, und es sagt dir, warum.
lesson-way-brings = Gezeigt wird eine Möglichkeit, so wie ein leichter Bot spielen würde. Sie bringt dir { $gains }.
lesson-over-title = Deine erste Partie ist vorbei
lesson-over-text = Du hast eine ganze Partie gespielt. Eröffne einen eigenen Tisch, wann immer du magst.
