# Подсказки за столом.

hint-title = Подсказка
hint-thinking = думает…
hint-best-of = лучшие { $count } из { $all }
hint-same = почти то же самое
hint-mean = среднее по всем вашим ходам; в полосе шанс лежит в 19 случаях из 20
hint-at-table = Подсказки за этим столом:
hint-rule-off = Без подсказок.
hint-rule-five = По пять каждому. Без рейтинга.
hint-rule-free = Сколько угодно. Без рейтинга.
hint-left =
    { $count ->
        [0] Вы использовали все.
        [one] У вас осталась { $count }.
        [few] У вас осталось { $count }.
       *[many] У вас осталось { $count }.
    }
hint-why-off = За этим столом играют без подсказок.
hint-why-used = Вы использовали свои 5 подсказок.
hint-said = { $letter }, { $text }, { $chance } процентов, { $difference }.
hint-said-same = { $letter }, { $text }, { $chance } процентов, почти то же самое.
hint-setting = Подсказки
hint-setting-about =
    Подсказка показывает три ваших лучших действия и их шансы. Эту настройку видят все за столом, а в журнале
    сказано, кто взял подсказку.
    Партия с подсказками не идёт в рейтинг.
hint-choice-usual = как обычно (свободно, если вокруг только боты)
hint-choice-off = без подсказок
hint-choice-five = по пять каждому
hint-choice-free = сколько угодно
