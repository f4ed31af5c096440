# Стол в виде текста (games/alhambra/picture.py).

picture-you = (вы)
picture-dirk = Дирк
picture-points = очки
picture-cards = карты
picture-wall = стена
picture-reserve-count = резерв
picture-vizier = визирь
picture-vizier-ready = готов
picture-vizier-used = исчерпан
picture-bonus = бонус
picture-huts = хижины
picture-market = Рынок
picture-slot-empty = пусто
picture-display = Открытые деньги
picture-nothing = ничего
picture-bag = Зданий в мешочке: { $count }
picture-deck = Карт денег в колоде: { $count }, в сбросе: { $discard }
picture-scorings = Подсчётов очков: { $done } из { $all }
picture-huts-title = Хижины рабочих
picture-fountain = фонтан
picture-hut = хижина
picture-your-palace = Ваша Альгамбра (длиннейшая стена: { $length })
picture-palace = Альгамбра: { SEAT($seat) } (длиннейшая стена: { $length })
picture-pending = Нужно разместить
picture-reserve = Резерв
picture-your-hand = Ваша рука
picture-hand = Рука: { SEAT($seat) }
picture-hand-hidden =
    { SEAT($seat) }: на руке { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }.
picture-bonus-hand = Бонусные карты, закрытые:
picture-bonus-open = Бонусные карты, открытые:
