# Стол, нарисованный текстом (games/tadmor/picture.py).

picture-you = (вы)
picture-round = Раунд { $round } из { $rounds }, эпоха { $epoch }
picture-order = Порядок хода:
picture-attacked = Последнее нападение:
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
picture-stacks = Драгоценные товары:
picture-deck = Поручений в колоде: { $deck }, сброшено: { $discarded }
picture-yours = Ваш планшет
picture-theirs = Планшет: { SEAT($seat) }
picture-temples = Храмы:
picture-precious = Драгоценные товары:
picture-hand = На руке:
picture-fulfilled = Выполнено:
picture-returned = Сдано:

# Что стоит рядом с вариантом (games/tadmor/remarks.py).

remark-gain = даёт { NAME($resources) }
remark-points = { $prestige } ОП
remark-ready = условие выполнено
remark-not-ready = условие ещё не выполнено
remark-tower = до яруса { $height } за { NAME($price) }
remark-mission = цена { NAME($price) }, стоит { $prestige } ОП
