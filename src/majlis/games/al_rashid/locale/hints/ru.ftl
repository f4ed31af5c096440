# Чем хороша подсказка: что отличается в конце хода (см. ../../terms.py).

term-points = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
term-rank-1 = ранг 1 ({ NAME($piece) })
term-rank-2 = ранг 2 ({ NAME($piece) })
term-rank-3 = ранг 3 ({ NAME($piece) })
term-rival-first = у соперника ({ SEAT($seat) }) нет ранга 1 ({ NAME($piece) })
term-future = род, должности и наёмники обещают примерно на { term-points } больше
term-future-rival = род, должности и наёмники обещают сопернику ({ SEAT($seat) }) примерно на { term-points } меньше
term-may-buy = в этом раунде ещё можно что-то купить
