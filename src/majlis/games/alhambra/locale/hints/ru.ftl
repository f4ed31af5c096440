# Чем хороша подсказка: что отличается в конце хода (см. ../../terms.py).

term-points = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
term-majority = в будущих подсчётах примерно на { term-points } больше ({ NAME($piece, case: "plural") })
term-majority-rival = соперник ({ SEAT($seat) }) может рассчитывать примерно на { term-points } меньше ({ NAME($piece, case: "plural") })
term-exact = { $count ->
        [one] без сдачи можно купить ещё { $count } здание на рынке
        [few] без сдачи можно купить ещё { $count } здания на рынке
       *[many] без сдачи можно купить ещё { $count } зданий на рынке
    }
term-room = { $count ->
        [one] ещё { $count } место для строительства
        [few] ещё { $count } места для строительства
       *[many] ещё { $count } мест для строительства
    }
term-purchase = следующая покупка может принести примерно на { term-points } больше
term-threat = рынок обещает остальным примерно на { term-points } меньше
term-last-tiles = больше шансов получить последние здания
