# Книга правил «Альгамбры»: числа с единицами, заголовки и слова таблиц.

unit-points = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
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
unit-scorings = { $count ->
        [one] { $count } подсчёт очков
        [few] { $count } подсчёта очков
       *[many] { $count } подсчётов очков
    }
unit-buildings = { $count ->
        [one] { $count } здание
        [few] { $count } здания
       *[many] { $count } зданий
    }
unit-types = { $count ->
        [one] { $count } вид
        [few] { $count } вида
       *[many] { $count } видов
    }
    .genitive = { $count ->
        [one] { $count } вида
        [few] { $count } видов
       *[many] { $count } видов
    }
unit-money-cards = { $count ->
        [one] { $count } карта денег
        [few] { $count } карты денег
       *[many] { $count } карт денег
    }
    .genitive = { $count ->
        [one] { $count } карты денег
        [few] { $count } карт денег
       *[many] { $count } карт денег
    }
    .accusative = { $count ->
        [one] { $count } карту денег
        [few] { $count } карты денег
       *[many] { $count } карт денег
    }
unit-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
unit-currencies = { $count ->
        [one] { $count } валюта
        [few] { $count } валюты
       *[many] { $count } валют
    }
    .locative = { $count ->
        [one] { $count } валюте
        [few] { $count } валютах
       *[many] { $count } валютах
    }
unit-places = { $count ->
        [one] { $count } место
        [few] { $count } места
       *[many] { $count } мест
    }
unit-actions = { $count ->
        [one] { $count } действие
        [few] { $count } действия
       *[many] { $count } действий
    }
    .genitive = { $count ->
        [one] { $count } действия
        [few] { $count } действий
       *[many] { $count } действий
    }
unit-piles = { $count ->
        [one] { $count } стопка
        [few] { $count } стопки
       *[many] { $count } стопок
    }
    .dative = { unit-piles }
    .genitive = { $count ->
        [one] { $count } стопки
        [few] { $count } стопок
       *[many] { $count } стопок
    }
unit-florins = { $count ->
        [one] { $count } флорин
        [few] { $count } флорина
       *[many] { $count } флоринов
    }
unit-dirhams = { $count ->
        [one] { $count } дирхем
        [few] { $count } дирхема
       *[many] { $count } дирхемов
    }
unit-denars = { $count ->
        [one] { $count } динар
        [few] { $count } динара
       *[many] { $count } динаров
    }
unit-ducats = { $count ->
        [one] { $count } дукат
        [few] { $count } дуката
       *[many] { $count } дукатов
    }
unit-towers = { $count ->
        [one] { $count } башня
        [few] { $count } башни
       *[many] { $count } башен
    }
unit-gardens = { $count ->
        [one] { $count } сад
        [few] { $count } сада
       *[many] { $count } садов
    }
unit-exchange-cards = { $count ->
        [one] { $count } карта обмена
        [few] { $count } карты обмена
       *[many] { $count } карт обмена
    }
    .genitive = { $count ->
        [one] { $count } карты обмена
        [few] { $count } карт обмена
       *[many] { $count } карт обмена
    }
unit-bonus-cards = { $count ->
        [one] { $count } бонусная карта
        [few] { $count } бонусные карты
       *[many] { $count } бонусных карт
    }
unit-huts = { $count ->
        [one] { $count } хижина
        [few] { $count } хижины
       *[many] { $count } хижин
    }
    .genitive = { $count ->
        [one] { $count } хижины
        [few] { $count } хижин
       *[many] { $count } хижин
    }

book-types = Здания и цены
book-places = Места на рынке
book-place = Место
book-score = Очки за первое, второе и третье место
book-type = Вид
book-scoring = Подсчёт
book-bonus = Бонусные карты у каждого
book-two-three = Вдвоём, втроём
book-four-five = Вчетвером, впятером
book-six = Вшестером
