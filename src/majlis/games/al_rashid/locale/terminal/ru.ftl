# Стол в виде текста (games/al_rashid/picture.py).

picture-you = (вы)
picture-round = Раунд { $round } из { $rounds }
picture-order = Порядок хода:
picture-next-order = Со следующего круга:
picture-stacks = Наёмники в стопках: { $stacks }; в сбросе: { $discarded }
picture-points = очки
picture-gold = золото
picture-credits = кред.
picture-influence = влиян.
picture-shame = позор
picture-mercenaries = кр./син.
picture-offices = должн.
picture-palaces = Город
picture-territories = Карта
picture-resolved = разыграно
picture-empty = никого
picture-on-display = Должности:
picture-tiles = Жетоны:
picture-yours = Ваш род
picture-theirs = Род. { SEAT($seat) }
picture-home = Дома:
picture-aside = Отложено:
picture-owned = Должности:
picture-used = (применена)
picture-hand = Наёмники:

# Что стоит рядом с вариантом (games/al_rashid/remarks.py).

remark-first = ранг { $rank }, господство { $dominance }
remark-behind =
    { $by ->
        [0] ранг { $rank }, господство { $dominance }; раньше там { SEAT($ahead) }
       *[other] ранг { $rank }, господство { $dominance }; впереди на { $by }: { SEAT($ahead) }
    }
remark-ranking = { SEAT($seats) }
remark-price = { $price } золотом
remark-payment =
    { $over ->
        [0] ровно { $sum }
       *[other] { $sum }, лишнее { $over }
    }
remark-wealth = станет { $wealth } золотом
remark-wins = освобождает территорию
remark-beats-some = побеждает один цвет, вы отступаете
remark-in-vain = напрасно, но без позора
