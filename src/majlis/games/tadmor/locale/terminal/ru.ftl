# Стол, нарисованный текстом (games/tadmor/picture.py).

picture-you = (вы)
picture-round =
    Раунд { $round } из { $rounds }, эпоха { $epoch ->
        [1] I
        [2] II
       *[other] III
    }
picture-order = Порядок хода:
picture-attacked = Последний набег:
picture-attack = Нападают на:
picture-holder = Карта разбойников у:
picture-points = счёт
picture-total = итог
picture-tower = башня
picture-stores = дер/кам/мра/зол
picture-camels = верб.
picture-ships = кор.
picture-missions = поруч.
picture-goods = товары
picture-board = Поле
picture-free = Свободно:
picture-offers = Что предлагается
picture-upgrades = Улучшения (цена { $price }):
picture-stacks = Ценные товары:
picture-deck = Поручений в колоде: { $deck }, сброшено: { $discarded }
picture-yours = Ваш планшет
picture-theirs = Планшет: { SEAT($seat) }
picture-temples = Храмы:
picture-precious = Ценные товары:
picture-hand = На руке:
picture-fulfilled = Выполнено:
picture-returned = Сдано:
picture-worth = { $prestige } ОП
picture-mission = цена { NAME($price) }, стоит { $prestige } ОП
