# Книга правил «Тадмора»: числа с единицами, заголовки и слова таблиц.

unit-players = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
    .genitive = { $count ->
        [one] { $count } игрока
        [few] { $count } игроков
       *[many] { $count } игроков
    }
unit-pp = { $count } ОП
unit-wood = { $count ->
        [one] { $count } дерево
        [few] { $count } дерева
       *[many] { $count } дерева
    }
unit-stone = { $count ->
        [one] { $count } камень
        [few] { $count } камня
       *[many] { $count } камней
    }
unit-marble = { $count ->
        [one] { $count } мрамор
        [few] { $count } мрамора
       *[many] { $count } мрамора
    }
unit-gold = { $count ->
        [one] { $count } золото
        [few] { $count } золота
       *[many] { $count } золота
    }
holding-book-wood = { unit-wood }
holding-book-stone = { unit-stone }
holding-book-marble = { unit-marble }
holding-book-gold = { unit-gold }
unit-resources = { $count ->
        [one] { $count } ресурс
        [few] { $count } ресурса
       *[many] { $count } ресурсов
    }
    .genitive = { $count ->
        [one] { $count } ресурса
        [few] { $count } ресурсов
       *[many] { $count } ресурсов
    }
unit-basic = { $count ->
        [one] { $count } обычный ресурс
        [few] { $count } обычных ресурса
       *[many] { $count } обычных ресурсов
    }
unit-luxury = { $count ->
        [one] { $count } ресурс роскоши
        [few] { $count } ресурса роскоши
       *[many] { $count } ресурсов роскоши
    }
unit-rounds = { $count ->
        [one] { $count } раунд
        [few] { $count } раунда
       *[many] { $count } раундов
    }
    .genitive = { $count ->
        [one] { $count } раунда
        [few] { $count } раундов
       *[many] { $count } раундов
    }
unit-epochs = { $count ->
        [one] { $count } эпоха
        [few] { $count } эпохи
       *[many] { $count } эпох
    }
unit-regions = { $count ->
        [one] { $count } область
        [few] { $count } области
       *[many] { $count } областей
    }
unit-spaces = { $count ->
        [one] { $count } место улучшений
        [few] { $count } места улучшений
       *[many] { $count } мест улучшений
    }
unit-figures = { $count ->
        [one] { $count } фигура
        [few] { $count } фигуры
       *[many] { $count } фигур
    }
unit-camels = { $count ->
        [one] { $count } верблюд
        [few] { $count } верблюда
       *[many] { $count } верблюдов
    }
    .genitive = { $count ->
        [one] { $count } верблюда
        [few] { $count } верблюдов
       *[many] { $count } верблюдов
    }
unit-ships = { $count ->
        [one] { $count } корабль
        [few] { $count } корабля
       *[many] { $count } кораблей
    }
    .genitive = { $count ->
        [one] { $count } корабля
        [few] { $count } кораблей
       *[many] { $count } кораблей
    }
unit-levels = { $count ->
        [one] { $count } ярус
        [few] { $count } яруса
       *[many] { $count } ярусов
    }
unit-missions = { $count ->
        [one] { $count } поручение
        [few] { $count } поручения
       *[many] { $count } поручений
    }
unit-goods = { $count ->
        [one] { $count } ценный товар
        [few] { $count } ценных товара
       *[many] { $count } ценных товаров
    }
unit-kinds = { $count ->
        [one] { $count } вид
        [few] { $count } вида
       *[many] { $count } видов
    }
unit-resource-kinds = { $count ->
        [one] { $count } вид
        [few] { $count } вида
       *[many] { $count } видов
    }
unit-height = башня высотой { $count }
unit-of-each-colour = { $count ->
        [one] по { $count } ценному товару каждого цвета
        [few] по { $count } ценных товара каждого цвета
       *[many] по { $count } ценных товаров каждого цвета
    }
unit-nth-camel = { $count }-й верблюд
unit-nth-ship = { $count }-й корабль
unit-fulfilled = { $count ->
        [one] { $count } выполненное поручение
        [few] { $count } выполненных поручения
       *[many] { $count } выполненных поручений
    }
unit-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
unit-place = { $count }-й игрок
unit-from = от { $count }

book-or = или
book-and = и
book-course = Ход раунда
book-placement = Фаза выставления
book-placement-what = В порядке хода каждый ставит по одной фигуре, пока не встанут все.
book-raiders = Фаза разбойников
book-raiders-what = Нападают разбойники, нанятые в прошлом раунде; нанимают новых.
book-upgrade-actions = Действия улучшения
book-upgrade-actions-what = Покупают улучшения, по номерам мест.
book-building-actions = Строительные действия
book-building-actions-what = Получают ресурсы, обменивают, строят, посылают предателя, покупают товары, берут и выполняют поручения.
book-kingdom-actions = Царские действия
book-kingdom-actions-what = Самая высокая башня, налог, военное снабжение, первый игрок.
book-round-end = Конец раунда
book-round-end-what = Обменянное переходит на склад; что не помещается, сбрасывают.
book-epochs = Что меняют эпохи
book-epoch = Эпоха
book-rounds = Раунды
book-upgrade-price = Ресурсы за улучшение
book-traitor-levels = Ярусы, которые разрушает предатель
book-tax-gold = Золото на налог
book-tax-points = … или потеря ОП
book-start-extra = Добавка в начале
book-regions = Что есть в областях
book-palmyra-what = улучшения, полный рынок, храм с поручением, выполнение поручений, первый игрок, без налога
book-ebla-what = улучшения, малый рынок, храм, новые поручения
book-damascus-what = башня, предатель, улучшения; втроём и вчетвером ещё и место без налога
book-antioch-what = караван, военное снабжение, мирные дары; втроём и вчетвером ещё и выполнение поручений
book-north-sea-what = дерево, мрамор, верфь, мирные дары
book-south-sea-what = камень, серые товары; втроём и вчетвером ещё и золото
book-euphrates-what = золото, жёлтые и красные товары; втроём и вчетвером ещё и мрамор
book-gains = Что приносит фигура
book-ship-basic = Корабль: дерево или камень
book-camel-basic = Верблюд: дерево или камень
book-ship-luxury = Корабль: мрамор или золото
book-camel-luxury = Верблюд: мрамор или золото
book-tower-band = Цены ярусов башни
book-levels = Ярусы
book-single = Один ярус
book-pair = Пара
book-temple-stage = Части храма
book-stage = Часть храма
book-cost = Цена
book-points = ОП
book-goods = Ценные товары
book-colour = Цвет
book-figure = Фигура
book-by-ship = корабль
book-by-camel = верблюд
book-kinds = Виды
book-grey = Серые
book-yellow = Жёлтые
book-red = Красные
book-grey-kinds = стеклянные сосуды, ладан, мирра
book-yellow-kinds = нефрит, слоновая кость, фарфор
book-red-kinds = шёлк, духи, масла
book-sets = Сколько приносит набор
book-more-figures = Что нужно для новой фигуры
book-gifts = ОП за мирные дары
book-gifts-camel = Верблюд, Антиохия
book-gifts-ship = Корабль, Северное Средиземноморье
book-trades = Рынки
book-final = Очки в конце
book-level = Каждый ярус башни
book-open-mission = Каждое открытое поручение
book-its-points = его ОП
book-turned-in-mission = Каждое сданное поручение
book-half-points = половина его ОП, с округлением вниз
book-temple = Каждый храм
book-card-points = ОП его карты
book-set = Каждый набор ценных товаров
book-end-upgrade = Улучшение, если у вас больше всех
