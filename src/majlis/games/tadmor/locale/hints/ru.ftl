# Чем хороша подсказка: что отличается в конце хода (см. ../../terms.py).

term-points = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
term-promises = ваши фигуры на поле обещают примерно на { term-points } больше
term-stores = ваши ресурсы стоят примерно на { term-points } больше
term-levels = ваша башня должна принести примерно на { term-points } больше
term-belongings = улучшения и поручения должны принести примерно на { term-points } больше
term-growth = ваши верблюды и корабли должны принести примерно на { term-points } больше
term-levels-rival = башня соперника ({ SEAT($seat) }) обещает примерно на { term-points } меньше
term-belongings-rival = улучшения и поручения соперника ({ SEAT($seat) }) обещают примерно на { term-points } меньше
term-growth-rival = верблюды и корабли соперника ({ SEAT($seat) }) обещают примерно на { term-points } меньше
term-starts-next = в следующем раунде вы первый игрок
term-raiders = у вас карта разбойников
term-hand = поручение, которое вы можете выполнить, ценнее примерно на { term-points }
term-above-limit = { $count ->
        [one] на { $count } ресурс меньше сверх вместимости склада
        [few] на { $count } ресурса меньше сверх вместимости склада
       *[many] на { $count } ресурсов меньше сверх вместимости склада
    }
