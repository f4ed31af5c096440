# Подсказки и разбор партии.

analysis-action = { $verb }: { $parts }
analysis-other-sources = прочее
analysis-figure-points = Очки
analysis-figure-place = Место
analysis-figure-turns = Ходы
analysis-figure-decisions = Решения
analysis-figure-best = Лучшие решения
analysis-figure-missed = Упущенные шансы
analysis-figure-most = Больше всего очков за раз
analysis-figure-draws = Удача от взятого вслепую и открытого, в %
analysis-figure-rest = Прочая удача: остаток оценки, в %
analysis-won = { COUNT($winners) ->
        [one] Победа: { SEAT($winners) }
        [few] Общая победа: { SEAT($winners) }
       *[many] Общая победа: { SEAT($winners) }
    }, { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    }.
analysis-nobody-won = Никто не победил.
analysis-costliest = Дороже всего обошлось решение «{ $action }» ({ SEAT($seat) }): −{ $percent } %.

# Чем хороша подсказка: что отличается в конце хода. `letter` — другая подсказка, `amount` — имущество словами, например «3 монеты».
hint-reason = По сравнению с { $letter }: { $parts }.
hint-more = плюс { $amount }
hint-other-less = у соперника ({ SEAT($seat) }) минус { $amount }

## Для терминала

analysis-start = начало
analysis-luck = удача
analysis-mistakes = свои ошибки
analysis-gifts = чужие ошибки
analysis-end = конец
analysis-accuracy = точность
analysis-turning-points = Поворотные моменты
analysis-nothing-better = Лучшего варианта не было.
analysis-elsewhere = { $action }, но в другом месте
analysis-better = Лучше: { $action } ({ $percent } %)
