# Стол в виде текста (games/sabika/picture.py).

picture-you = (вы)
picture-round = Раунд { $round } из 5, эпоха { $era }, фишка рассказчика на делении { $space }
picture-wishes = Пожелания:
picture-trade = Карта торговли:
picture-events = Событие: { NAME($current) }; будущее: { NAME($coming) }
picture-event = Событие: { NAME($current) }
picture-rondel = Рондель
picture-slots = Клетки:
picture-empty = пусто
picture-sultans = султан ×{ $count }
picture-display = Открыто
picture-large = Большие постройки:
picture-small = Малые постройки:
picture-tiles = Жетоны складов:
picture-poems = Стихотворения:
picture-map = Карта
picture-prestige = ОП
picture-dinars = динары
picture-seals = печати
picture-parias = подати
picture-favour = награда
picture-buildings = постройки
picture-engraved = стихи
picture-ships = корабли
picture-yours = Ваша мастерская
picture-theirs = Мастерская: { SEAT($seat) }
picture-workers = Работники:
picture-workshop = мастерская
picture-store = Хранится ({ $used } из { $capacity }):
picture-card-store = На стихотворении:
picture-raw = Сырьё:
picture-houses = Склады:
picture-row = Ряд:
picture-red = Красные стихотворения:
picture-blue = Синие стихотворения:
picture-large-poems = Длинные стихотворения:
picture-yusuf = Жетоны Юсуфа:
picture-seal = печать

# Что стоит рядом с вариантом (games/sabika/remarks.py).

remark-price =
    { $price ->
        [0] бесплатно
       *[other] стоит { $price }
    }
remark-prestige = { $count } ОП
remark-poem = стоит { $price }, { $count } ОП
remark-mosaic = даёт баланс: { NAME($mosaic) }
remark-way = { NAME($gains) }
