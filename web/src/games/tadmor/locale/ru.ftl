# Поле Тадмора: то, что говорит только страница. Слова самой игры — в src/majlis/games/tadmor/locale.

## Карта

board-map = Карта караванов
board-attacked = набег
board-safe = безопасно
board-safe-about = Последний набег был здесь: в следующий раз разбойники сюда не придут.
board-held = ваш набег
board-holder = Карта разбойников: { SEAT($seat) }
board-raid-region = Набег: { NAME($region) }
board-region-north_sea = Сев. Средиземноморье
board-region-south_sea = Южн. Средиземноморье
board-free = свободно
board-taken-by = { NAME($figure) }, { SEAT($seat) }
board-for-figure =
    { $figure ->
        [camel] Для верблюда
        [ship] Для корабля
       *[either] Для верблюда или корабля
    }

board-space-resource = { NAME($resource) }
board-space-good = { NAME($good) }
board-space-sold = распродано
board-space-tower = Башня
board-space-tower-pair = Башня ×2
board-space-raiders = Нанять
board-space-buy_upgrade = Улучшение
board-space-traitor = Предатель
board-space-temple_build = Храм
board-space-mission_draw = Взять
board-space-mission_fulfil = Поручение
board-space-tax_exempt = Без налога
board-space-war_supplies = Снабжение
board-space-start_player = Первый игрок
board-space-market = Рынок
board-space-caravan = Караван
board-space-shipyard = Верфь
board-space-peace_gifts = Дары

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
board-line-no-effect = не действует
board-line-from-epoch = с эпохи { $epoch }
board-line-traitor =
    { $count ->
        [one] −{ $count } ярус
        [few] −{ $count } яруса
       *[many] −{ $count } ярусов
    }
board-line-deck = ещё { $count }
board-line-market-full = любой обмен
board-line-market-basic = на роскошь
board-line-no-tax = налога нет
board-line-immune = не платите
board-line-no-card = карт больше нет
board-line-saved = сбережено
board-line-most = есть все
board-line-ready = готово
board-line-raiders = след. раунд
board-line-late = уже поздно
board-resource = { NAME($resource) }
board-need-tower = башня: { $count }
board-need-missions =
    { $count ->
        [one] { $count } выполненное поручение
        [few] { $count } выполненных поручения
       *[many] { $count } выполненных поручений
    }
board-need-goods = { NAME($colour) }: { $count }

## Улучшения: название и действие

board-upgrades = Улучшения
board-upgrades-price =
    { $count ->
        [one] по { $count } ресурсу
        [few] по { $count } ресурса
       *[many] по { $count } ресурсов
    }
board-upgrades-none = Ничего не выложено
board-own-upgrades = Ваши улучшения
board-tile-trade = Обмен
    .line =
        { $count ->
            [1] { NAME($give) } → { NAME($get, join: "or") }
           *[other] { NAME($give) } → { $count } на выбор: { NAME($get, join: "or") }
        }
board-tile-trade_pp = Покупка
    .line = за { $basic } или { $luxury } ОП
board-tile-mission_pp = Поручения
    .line = по +{ $count } ОП
board-tile-precious_pp = Ценные товары
    .line = по +{ $count } ОП
board-tile-precious_pay_pp = Ценные товары
    .line = один за { $count } ОП
board-tile-precious_pick = Ценные товары
    .line = любой из стопки
board-tile-discount-mission = Поручения
    .line = на { $count } дешевле
board-tile-discount-precious = Ценные товары
    .line = на { $count } дешевле
board-tile-discount-temple = Храм
    .line = на { $count } дешевле
board-tile-ship_bonus = Корабли
    .line = +{ $count } с корабля: { NAME($resource) }
board-tile-tower_free_multiple = Башня
    .line = каждый { $count }-й даром
board-tile-tower_waive = Башня
    .line = не нужно: { NAME($resource) }
board-tile-tower_prestige = Выше всех
    .line = +{ $count } ОП за раунд
board-tile-raid-safe = Разбойники
    .line = не трогают вас
board-tile-raid-safe-own = Разбойники
    .line = свои не тронут
board-tile-raid-hit = Разбойники
    .line = +{ $count } ОП, если задели
board-tile-raid-gain = Разбойники
    .line = золото ×{ $gold }, +{ $count } ОП
board-tile-warehouse_limit = Склад
    .line = вмещает { $count }
board-tile-peace_multiplier = Дары
    .line = считаются ×{ $count }
board-tile-tax_immunity = Налоги
    .line = не для вас
board-tile-end-tower_levels = Больше ярусов
    .line = { $count } ОП в конце
board-tile-end-mission_pp = Поручения
    .line = лучшие: { $count } ОП в конце
board-tile-end-precious_goods = Больше товаров
    .line = { $count } ОП в конце
board-tile-end-temples_completed = Больше храмов
    .line = { $count } ОП в конце
board-tile-end-figures = Больше фигур
    .line = { $count } ОП в конце
board-tile-personal-market = Рынок
    .line = ваш собственный
board-tile-personal-temple = Стройка храма
    .line = своя, +{ $count } ОП
board-tile-personal-building = Стройка
    .line = своя, любая
board-tile-personal-kingdom = Царство
    .line = своё действие

## Поручения: что даёт сдача

board-reward-precious_take = Любой товар одной стопки
board-reward-temple_free_stage = Часть храма бесплатно
board-reward-temple_new_foundation = Ещё один фундамент
board-reward-gain_ship = Ещё один корабль
board-reward-gain_camel = Ещё один верблюд
board-reward-tower_levels = Башня +{ $count }
board-reward-tower_destroy = Чужая башня −{ $count }
board-reward-raid_redirect = Отвести разбойников
board-reward-swap_figures = Обменять две фигуры
board-reward-open_market = Открытый рынок
board-reward-upgrades-displayed =
    { $count ->
        [one] { $count } улучшение бесплатно
        [few] { $count } улучшения бесплатно
       *[many] { $count } улучшений бесплатно
    }
board-reward-upgrade-undrawn = Невыложенное улучшение
board-reward-gain_resources =
    { $count ->
        [one] { $count } ресурс
        [few] { $count } ресурса
       *[many] { $count } ресурсов
    }
board-reward-draw_missions =
    { $count ->
        [one] Взять { $count } поручение
        [few] Взять { $count } поручения
       *[many] Взять { $count } поручений
    }
board-reward-place_figures =
    { $count ->
        [one] Поставить { $count } фигуру
        [few] Поставить сразу { $count } фигуры
       *[many] Поставить сразу { $count } фигур
    }
board-mission-ready = Можно оплатить
board-mission-lacks = не хватает { $count }
board-mission-fulfilled = Выполнено
board-mission-returned = Сдано: стоит { $count } ОП

## Своё

board-own = Ваше
board-open = Вам доступно
board-to-place = Выставить
board-supply = Фигуры
board-supply-about = { NAME($figure) }: { $count } из { $all } в запасе
board-warehouse = Склад
board-of-limit = { $count } из { $limit }
board-traded = Обменяно
board-traded-about = Обменянным можно платить, но в этом раунде нельзя менять снова.
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
board-returned = сдано: { $count }
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
board-ask-use = { $place }{ $reward }: для чего?
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
board-so-many = всего { $count }
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
board-raid-now = Разбойники нападают: { NAME($region) }
board-raid-last = Последний набег, теперь безопасно: { NAME($region) }
board-raid-before = Последний набег: { NAME($region) }
board-raid-none = Набегов ещё не было
board-raid-told =
    Раунд { $round }: { NAME($region) }, { $count ->
        [0] никто не изгнан
       *[other] изгнано { $count }
    }
board-raid-who = Кого и откуда изгнали
board-card = карта:

## Очки и раунды

board-points = Очки по источникам
board-points-now = Если бы игра кончилась сейчас
board-points-link = Очки
board-total = Всего
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
