# Поле Тадмора: то, что говорит только страница. Слова самой игры — в src/majlis/games/tadmor/locale.

## Карта

board-map = Карта караванов
board-attacked = набег
board-safe = безопасно
board-held = ваш набег
board-holder = Карта разбойников: { SEAT($seat) }
board-raid-region = Набег: { NAME($region) }
board-free = свободно
board-taken-by = { NAME($figure) }, { SEAT($seat) }
board-for-figure =
    { $figure ->
        [camel] Для верблюда
        [ship] Для корабля
       *[either] Для верблюда или корабля
    }

board-badge-bonus = { $count } от вашего улучшения
board-badge-order = Номер { $count }
board-badge-levels = Ярусов сразу: { $count }
board-badge-mission =
    { $count ->
        [one] { $count } поручение
        [few] { $count } поручения
       *[many] { $count } поручений
    }
board-badge-stack = В стопке: { $count }
board-badge-prestige = { $count } ОП
board-any-resource =
    { $count ->
        [one] { $count } любой ресурс
        [few] { $count } любых ресурса
       *[many] { $count } любых ресурсов
    }
board-resource = { NAME($resource) }
board-need-tower = башня: { $count }
board-need-missions =
    { $count ->
        [one] { $count } выполненное поручение
        [few] { $count } выполненных поручения
       *[many] { $count } выполненных поручений
    }
board-need-goods = { NAME($colour) }: { $count }

## Улучшения

board-upgrades = Улучшения
board-upgrades-price =
    { $count ->
        [one] по { $count } ресурсу
        [few] по { $count } ресурса
       *[many] по { $count } ресурсов
    }
board-upgrades-none = Ничего не выложено
board-own-upgrades = Ваши улучшения

## Поручения

board-mission-ready = Можно оплатить
board-mission-lacks = не хватает { $count }
board-mission-fulfilled = Выполнено
board-mission-returned = Сдано: стоит { $count } ОП

## Своё

board-own = Ваше
board-open = Вам доступно
board-to-place = Выставить
board-supply = Фигуры
board-warehouse = Склад
board-of-limit = { $count } из { $limit }
board-traded = Обменяно
board-tower = Башня
board-tower-height =
    { $count ->
        [one] Башня: { $count } ярус
        [few] Башня: { $count } яруса
       *[many] Башня: { $count } ярусов
    }
board-temple = Храм
board-temple-none = Храма ещё нет
board-goods = Ценные товары
board-good-count =
    { $count ->
        [0] { NAME($good) }: нет
       *[other] { NAME($good) }: { $count }
    }
board-next-kind = ещё один +{ $count }
board-prestige = { $count } ОП
board-missions = Царские поручения
board-missions-none = Нет
board-mission-can = можно
board-mission-halves = Сданное, оно принесёт только { $half } вместо { $count } ОП.
board-missions-done = выполнено { $count }, { $pp } ОП
board-missions-hand = У вас на руке
board-upgrades-usable = можно использовать: { $count }
board-areas = Части поля
board-fulfilled = Выполненные поручения
board-of-resource = { $count } × { NAME($resource) }
board-prestige-instead = Вместо этого { $count } ОП

## Вопросы

board-title-place =
    { $count ->
        [one] Поставьте фигуру
        [few] Поставьте { $count } фигуры
       *[many] Поставьте { $count } фигур
    }
board-title-last-figure = Ещё одна фигура?
board-title-redirect = Идут разбойники: { NAME($region) }
board-title-swap = Обменять две фигуры?
board-title-hire = Куда разбойники нападут дальше?
board-title-upgrade = Купите улучшение
board-title-upgrade-end = Возьмите улучшения
board-title-building = Стройте и обменивайте
board-title-kingdom = Царство
board-title-kingdom-tax = Заплатите налог
board-title-prize =
    { $count ->
        [one] Храм готов: возьмите ценный товар
        [few] Храм готов: возьмите { $count } ценных товара
       *[many] Храм готов: возьмите { $count } ценных товаров
    }
board-title-drop =
    { $count ->
        [one] Сбросьте { $count } ресурс: склад вмещает { $limit }
        [few] Сбросьте { $count } ресурса: склад вмещает { $limit }
       *[many] Сбросьте { $count } ресурсов: склад вмещает { $limit }
    }
board-title-pick = Выберите ещё один ресурс для начала
board-title-start-tile = Выберите улучшение для начала

board-still-open = Ещё доступно: { $list }
board-nothing-open = Больше вам ничего не доступно
board-choices = Выбор
board-ask-place-hint = Выберите подсвеченное место: верблюды на круглые, корабли на прямоугольные
board-ask-figure =
    { $figure ->
        [camel] Поставьте верблюда
       *[ship] Поставьте корабль
    }
board-ask-place = Какую фигуру сюда?
board-ask-use =
    { $of ->
        [mission] Поручение «{ $reward }»: что с ним делать?
       *[space] { $place }: для чего?
    }
board-ask-buy = Купить: { $tile }
board-ask-tower = Стройте башню
board-ask-betray = Чья башня?
board-ask-temple = Построить: { NAME($stage) }
board-ask-precious =
    { $known ->
        [yes] Купить: { NAME($good) }
       *[no] Купить ценный товар
    }
board-ask-draw = Взять поручение
board-ask-fulfil = Выполнить поручение
board-ask-lead = Стать первым игроком
board-ask-discard = Сбросить это поручение за ресурс
board-ask-turn_in = Сдать: { $reward }
board-ask-exempt = Без налога в этом раунде
board-ask-supply = Военное снабжение
board-ask-resolve = { $place }
board-ask-hire = Нанять разбойников
board-ask-trade = Обмен
board-ask-trade-hint = Со склада; полученное в этом раунде дальше не меняют
board-do-buy = Купить
board-do-tower = Построить
board-do-temple = Построить
board-do-precious = Купить
board-do-draw = Взять
board-do-fulfil = Выполнить
board-do-turn_in = Сдать
board-do-drop = Сбросить это
board-end-upgrade = Без улучшения
board-end-upgrade-end = Без улучшений
board-end-building = Закончить строительство
board-end-kingdom = Закончить царские действия
board-do-keep = Спросить меня ещё раз
board-do-done = Закрыть рынок
board-do-decline = Нет
board-do-tax-gold = Заплатить золото ×{ $count }
board-do-tax-prestige = Потерять { $count } ОП
board-use-resolve = Использовать
board-use-tower = Башня
board-use-betray = Предатель
board-use-temple = Храм
board-use-precious = Ценный товар
board-use-draw = Взять поручение
board-use-fulfil = Выполнить поручение
board-use-lead = Стать первым игроком
board-use-exempt = Без налога
board-use-supply = Военное снабжение
board-use-discard = Сбросить за ресурс
board-use-place = Поставить
board-choose-verb = Выберите, что делать
board-choose-figure = Выберите фигуру
board-choose-space = Выберите фигуру на карте
board-choose-upgrade = Выберите подсвеченное улучшение
board-choose-mission = Выберите поручение
board-choose-reward = Выберите
board-choose-region = Выберите подсвеченную область
board-choose-resource = Выберите ресурс
board-choose-resources = Выберите, что сбросить
board-choose-mode = По одному или парами?
board-choose-levels = Сколько ярусов?
board-choose-target = Выберите игрока
board-choose-stage = Выберите часть
board-choose-good = Выберите товар
board-choose-stack = Выберите товар
board-choose-pay = Выберите, чем платить
board-hint-pay = цена: { $pay }
board-hint-free = бесплатно
board-hint-tower = до { $height }, цена: { $pay }
board-hint-drop = { $resources }
board-said-put-back = Положено обратно
board-mode-single = По одному
board-mode-double = Парами
board-levels =
    { $count ->
        [one] { $count } ярус
        [few] { $count } яруса
       *[many] { $count } ярусов
    }
board-gain = +{ $count } ОП
board-less = Меньше: { NAME($resource) }
board-more = Больше: { NAME($resource) }
board-in-all = всего { $count }
board-saves = Вы платите на { $count } меньше: выберите, что сберечь.
board-trade = Обмен
board-trade-label = { $give } → { $get }
board-for-prestige = За очки
board-acquire-label = { NAME($resource) } за { $count } ОП

## Игроки и разбойники

board-camels =
    { $count ->
        [one] { $count } верблюд
        [few] { $count } верблюда
       *[many] { $count } верблюдов
    }
board-ships =
    { $count ->
        [one] { $count } корабль
        [few] { $count } корабля
       *[many] { $count } кораблей
    }
board-missions-of = Поручения: на руке { $hand }, выполнено { $done }
board-goods-of =
    { $count ->
        [one] { $count } ценный товар
        [few] { $count } ценных товара
       *[many] { $count } ценных товаров
    }
board-leads-next = первый игрок следующего раунда
board-look = { SEAT($seat) }: башня { $count }, посмотреть всё
board-things-of = { SEAT($seat) }
board-on-track = На шкале: { $count } ОП
board-previous = Предыдущий
board-next = Следующий
board-raid-now = Набег: { NAME($region) }
board-raid-last = Тихо: { NAME($region) }
board-raid-before = Набег: { NAME($region) }
board-raid-none = Набегов ещё не было
board-raid-driven =
    Раунд { $round }: { $count ->
        [0] никто не изгнан
       *[other] изгнано { $count }
    }
board-raid-who = Кого и откуда изгнали
board-card = карта:

## Очки и раунды

board-points-now = Если бы игра кончилась сейчас
board-points-link = Очки
board-epoch = Эпоха { $epoch }
board-round-label = Раунд { $round } из { $rounds }, эпоха { $epoch }
board-phase-setup = Подготовка
board-phase-placement = Выставление
board-phase-raiders = Разбойники
board-phase-upgrade = Улучшения
board-phase-building = Стройка
board-phase-kingdom = Царство
board-phase-round_end = Конец раунда
board-phase-over = Конец
