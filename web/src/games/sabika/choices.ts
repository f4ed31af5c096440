/** Decisions that have no place on the board, as a list of drawn choices: materials, payments, effects, players. */

import { engraveCost, exportGain, materialPrestige, routeTo } from "./costs";
import { wordsOf, type Draft } from "./decision";
import { effectText, effectTokens, ongoingText, tokensOf, type Say, type Token } from "./effects";
import type { Act, Box, Effect, PlayerView, View } from "./model";

export interface Choice {
  id: string;
  act: Act;
  /** What is chosen, drawn; and what it brings, drawn. */
  tokens: Token[];
  gain: Token[];
  /** Everything in words. */
  label: string;
  /** Words that stand beside the drawing. */
  title?: string;
}

export interface Context {
  box: Box;
  view: View;
  me: PlayerView | null;
  say: Say;
  name: (piece: string) => string;
  who: (player: number) => string;
  facts: Readonly<Record<string, unknown>>;
}

const number = (value: unknown): number => Number(value ?? 0);

export function choicesOf(actions: readonly Act[], prompt: string, context: Context, draft: Draft | null): Choice[] {
  const make = MAKERS[draft?.verb ?? ""] ?? PROMPTS[prompt];
  if (make === undefined) return [];
  const out: Choice[] = [];
  for (const act of actions) {
    const choice = make(act, context, draft);
    if (choice !== null) out.push({ id: act.text ?? JSON.stringify(act), act, ...choice });
  }
  return out;
}

type Made = Omit<Choice, "id" | "act">;
type Maker = (act: Act, context: Context, draft: Draft | null) => Made | null;

const words = (items: readonly string[], { name }: Context): string =>
  [...tokensOf(items)]
    .map((token) => ("chip" in token ? `${token.n ?? 1} ${name(token.chip)}` : token.text))
    .join(", ");
const effect = (steps: Effect, context: Context, title?: string): Made => ({
  tokens: effectTokens(steps, context.say),
  gain: [],
  label: [title, effectText(steps, context.say)].filter(Boolean).join(": "),
  ...(title === undefined ? {} : { title }),
});

function payment(act: Act, context: Context, engraving: boolean, cost: number): Made {
  const materials = wordsOf(act["materials"]);
  const prestige =
    context.me === null ? 0 : materialPrestige(context.box, context.view, context.me, materials, engraving);
  const tokens: Token[] = [...(cost > 0 ? [{ chip: "dinar", n: cost } as Token] : []), ...tokensOf(materials)];
  const label = context.say("board-choice-spend", {
    what: [...(cost > 0 ? [context.say("board-step-dinar", { n: cost })] : []), words(materials, context)].join(", "),
    n: prestige,
  });
  return { tokens, gain: [{ chip: "prestige", n: prestige }], label };
}

const MAKERS: Record<string, Maker> = {
  build: (act, context) => payment(act, context, false, 0),
  engrave: (act, context, draft) =>
    payment(
      act,
      context,
      true,
      context.me === null ? 0 : engraveCost(context.box, context.view, context.me, String(draft?.["colour"]) as "blue"),
    ),
  export: (act, context) => shipping(act, context, true),
  sail: (act, context) => shipping(act, context, false),
};

function shipping(act: Act, context: Context, paid: boolean): Made {
  const goods = wordsOf(act["goods"]);
  const city = String(act["city"]);
  const { box, view, me } = context;
  const gain = me === null ? { prestige: 0, paria: 0 } : exportGain(box, view, me, city, goods);
  const cost = paid && me !== null ? (routeTo(box, view, me, city)?.cost ?? 0) : 0;
  const from = goods.some((good) => good.startsWith("card_"))
    ? { title: context.say("board-from-card", { count: goods.filter((good) => good.startsWith("card_")).length }) }
    : {};
  return {
    tokens:
      goods.length === 0
        ? [{ text: context.say("board-no-goods") }]
        : [...(cost > 0 ? [{ chip: "dinar", n: cost } as Token] : []), ...tokensOf(goods)],
    gain:
      goods.length === 0
        ? []
        : [
            { chip: "prestige", n: gain.prestige },
            { chip: "paria", n: gain.paria },
          ],
    label:
      goods.length === 0
        ? context.say("board-no-goods")
        : context.say("board-choice-export", {
            what: words(
              goods.map((good) => good.replace("card_", "")),
              context,
            ),
            prestige: gain.prestige,
            paria: gain.paria,
            cost,
          }),
    ...from,
  };
}

/** The two ways of a mosaic's bonus and the like: the effect behind the number. */
function wayOf(act: Act, context: Context): Effect {
  const source = String(context.facts["source"] ?? "");
  const steps = effectOf(source, context);
  const ways = steps.find((step) => step.choose !== undefined)?.choose;
  return ways?.[number(act["way"]) - 1] ?? [];
}

/** The effect that a piece has, wherever it comes from. */
export function effectOf(source: string, { box, view }: Pick<Context, "box" | "view">): Effect {
  const mosaic = /^mosaic_bonus_(\w+)$/.exec(source);
  if (mosaic) return box.mosaic_bonus[mosaic[1] as string] ?? [];
  const city = view.cities.find((each) => each.city === source);
  if (city !== undefined) return box.city_tiles[city.tile]?.income ?? [];
  const poem = box.small_poems[source];
  if (poem !== undefined)
    return poem.blue.filter((entry) => entry.on === "income").flatMap((entry) => entry.effect ?? []);
  return box.large_buildings[source]?.effect ?? box.storehouse_tiles[source]?.effect ?? box.start_tiles[source] ?? [];
}

const PROMPTS: Record<string, Maker> = {
  "prompt-keep": (act, context) =>
    act.verb === "keep"
      ? effect(
          context.box.start_tiles[String(act["tile"])] ?? [],
          context,
          context.say("board-start-tile", { number: String(act["tile"]).replace("start_", "") }),
        )
      : null,
  "prompt-materials": (act, context) =>
    act.verb === "take"
      ? { tokens: tokensOf(wordsOf(act["materials"])), gain: [], label: words(wordsOf(act["materials"]), context) }
      : null,
  "prompt-pay": (act, context) => {
    if (act.verb !== "pay") return null;
    const seals = number(act["seals"]);
    const dinars = number(context.facts["price"]) - seals;
    const tokens: Token[] = [
      ...(dinars > 0 ? [{ chip: "dinar", n: dinars } as Token] : []),
      ...(seals > 0 ? [{ chip: "seal", n: seals } as Token] : []),
    ];
    return { tokens, gain: [], label: context.say("board-choice-pay", { dinars, seals }) };
  },
  "prompt-store": (act, context) =>
    act.verb === "store"
      ? {
          tokens: [],
          gain:
            act["place"] === "card"
              ? [
                  { chip: "prestige", n: 1 },
                  { chip: "paria", n: 1 },
                ]
              : [],
          label: context.say(`board-store-${String(act["place"])}`),
          title: context.say(`board-store-${String(act["place"])}`),
        }
      : null,
  "prompt-room": (act, context) => {
    if (act.verb !== "discard") return null;
    const item = String(act["item"]);
    const kind = item.replace("card_", "");
    const title = context.say(item === kind ? "board-room-discard" : "board-room-discard-card", { item: kind });
    return { tokens: [{ chip: kind }], gain: [], label: title, title };
  },
  "prompt-favour": (act, context) => {
    if (act.verb !== "favour") return null;
    const space = number(act["space"]);
    return effect(
      context.box.favour_track.find((each) => each.space === space)?.effect ?? [],
      context,
      context.say("board-favour-space", { space }),
    );
  },
  "prompt-choose": (act, context) => (act.verb === "choose" ? effect(wayOf(act, context), context) : null),
  "prompt-split": (act, context) => {
    if (act.verb !== "split") return null;
    const dinar = number(act["dinar"]);
    const paria = number(context.facts["count"]) - dinar;
    const tokens: Token[] = [
      ...(dinar > 0 ? [{ chip: "dinar", n: dinar } as Token] : []),
      ...(paria > 0 ? [{ chip: "paria", n: paria } as Token] : []),
    ];
    return {
      tokens,
      gain: [],
      label: [context.say("board-step-dinar", { n: dinar }), context.say("board-step-paria", { n: paria })].join(", "),
    };
  },
  "prompt-produce": (act, context) => process(act, context),
  "prompt-process": (act, context) => process(act, context),
  "prompt-reactivate": (act, context) =>
    act.verb === "reactivate"
      ? effect(
          context.box.small_poems[String(act["poem"])]?.red ?? [],
          context,
          context.say("board-poem-number", { number: String(act["poem"]).replace("poem_", "") }),
        )
      : null,
  "prompt-order": (act, context) => {
    if (act.verb !== "resolve") return null;
    const source = String(act["source"]);
    const poem = context.box.small_poems[source];
    const title =
      poem === undefined
        ? context.name(source)
        : context.say("board-poem-number", { number: source.replace("poem_", "") });
    const steps = effectOf(source, context);
    return steps.length > 0 || poem === undefined
      ? effect(steps, context, title)
      : {
          tokens: [{ text: ongoingText(poem.blue, context.say) }],
          gain: [],
          label: `${title}: ${ongoingText(poem.blue, context.say)}`,
          title,
        };
  },
  "prompt-surcharge": (act, context) => {
    const way = String(act["way"] ?? "");
    return act.verb === "surcharge"
      ? {
          tokens: [{ chip: way, n: 1 }],
          gain: [],
          label: context.say(`board-surcharge-${way}`),
          title: context.say(`board-surcharge-${way}`),
        }
      : null;
  },
  "prompt-start-player": (act, context) => {
    if (act.verb !== "appoint") return null;
    const word = String(act["player"]);
    const player =
      word === "yusuf" ? context.view.players.findIndex((each) => each.yusuf) : Number(word.replace("seat_", ""));
    return { tokens: [], gain: [], label: context.who(player), title: context.who(player) };
  },
  "prompt-yusuf-builder": (act, context) =>
    act.verb === "guide"
      ? { tokens: [], gain: [], label: context.name(String(act["piece"])), title: context.name(String(act["piece"])) }
      : null,
  "prompt-lay": (act, context) => {
    if (act.verb !== "lay") return null;
    const end = String(act["end"]);
    const bonus = layBonus(context, end as "left" | "right");
    const title = context.say(`board-lay-${end}`);
    return {
      tokens: [],
      gain: bonus === null ? [] : effectTokens(context.box.mosaic_bonus[bonus] ?? [], context.say),
      title,
      label:
        bonus === null
          ? title
          : `${title}: ${context.say("board-mosaic", { colour: bonus })}: ` +
            `${effectText(context.box.mosaic_bonus[bonus] ?? [], context.say)}`,
    };
  },
};

function process(act: Act, context: Context): Made | null {
  if (act.verb !== "process") return null;
  const raw = String(act["raw"]);
  const good = context.box.goods.find((each) => each.raw === raw)?.good ?? raw;
  return {
    tokens: [{ chip: raw }, { text: "→" }, { chip: good }],
    gain: [],
    label: context.say("board-process", { raw, good }),
  };
}

/** The colour of the mosaic that the building in hand would make at an end of the own row; null: two colours meet. */
export function layBonus(
  { box, me, facts }: Pick<Context, "box" | "me" | "facts">,
  end: "left" | "right",
): string | null {
  const building = box.small_buildings[String(facts["building"] ?? "")];
  if (building === undefined || me === null) return null;
  const halves = (card: string | undefined): { left: string; right: string } | undefined =>
    card === undefined ? undefined : (box.small_buildings[card] ?? box.mosaic_cards[card]);
  const [mine, other] =
    end === "left" ? [building.right, halves(me.row[0])?.left] : [building.left, halves(me.row.at(-1))?.right];
  if (other === undefined) return null;
  if (other === "joker" || mine === other) return mine;
  return null;
}
