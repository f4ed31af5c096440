/** Decisions that have no place on the board, as a list of drawn choices: materials, payments, effects, players. */

import type { Act, OwnNumbers, PlayerView, SabikaTables, SabikaView } from "$lib/api/sabika";
import type { Outlook } from "$lib/api/types";
import type { Draft } from "./decision";
import {
  effectTokens,
  ongoingTokens,
  printedOn,
  storeTokens,
  tokensOf,
  wayOf,
  type Printed,
  type Speaker,
  type Token,
} from "./effects";

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

export interface Context extends Speaker {
  box: SabikaTables;
  view: SabikaView;
  me: PlayerView | null;
  numbers: OwnNumbers | null;
  who: (player: number) => string;
  facts: Readonly<Record<string, unknown>>;
  seat: number | null;
  /** Not at a puzzle, which asks which choice brings most. */
  outlooks: Readonly<Record<string, Outlook>> | null;
}

type Made = Omit<Choice, "id" | "act">;
type Maker = (act: Act, context: Context, draft: Draft | null) => Made | null;

export function choicesOf(actions: readonly Act[], prompt: string, context: Context, draft: Draft | null): Choice[] {
  const listed = MAKERS[draft?.verb ?? ""];
  const asked = PROMPTS[prompt];
  const out: Choice[] = [];
  for (const act of actions) {
    const make = listed ?? (asked?.verb === act.verb ? asked.make : undefined);
    const choice = make?.(act, context, draft);
    if (choice) out.push({ id: act.text, act, ...choice });
  }
  return out;
}

const amount = (chip: string, n: number): Token[] => (n > 0 ? [{ chip, n }] : []);
const words = (items: readonly string[], { name }: Context): string =>
  [...tokensOf(items)]
    .map((token) => ("chip" in token ? `${token.n ?? 1} ${name(token.chip)}` : token.text))
    .join(", ");

/** An effect, drawn and in the game's words. */
function effect(printed: Printed | null, text: string, context: Context, title?: string): Made {
  const tokens = printed === null ? [] : effectTokens(printed.key, printed.effect, context);
  const label = [title, context.name(text)].filter(Boolean).join(": ");
  return { tokens, gain: [], label, ...(title === undefined ? {} : { title }) };
}

const changeOf = (
  outlook: Outlook | undefined,
  chip: string,
  { seat }: Context,
): { low: number; high: number } | undefined =>
  outlook?.changes.find(({ seat: whose, name }) => whose === seat && name === chip);

/** What an action would bring, as far as the engine can say; nothing before it has, and at a puzzle. */
function gainOf(act: Act, kinds: readonly string[], context: Context): Token[] {
  const outlook = context.outlooks?.[act.text];
  if (outlook === undefined) return [];
  // where the question how to pay comes first, what follows it is a remark
  const brought = outlook.remarks.find(({ id }) => BROUGHT.includes(id));
  return kinds.map((chip): Token => {
    const { low, high } = changeOf(outlook, chip, context) ?? { low: 0, high: 0 };
    return { chip, n: brought ? Number(brought.facts[chip] ?? 0) : low === high ? low : `${low}…${high}` };
  });
}

const BROUGHT = ["remark-delivery", "remark-materials"];

/** What is spent and what it brings, drawn and in words. */
function spending(act: Act, cost: number, items: readonly string[], kinds: readonly string[], context: Context): Made {
  const gain = gainOf(act, kinds, context);
  const dinars = cost > 0 ? [context.say("effect-dinar", { n: cost })] : [];
  const what = [...dinars, words(items, context)].join(", ");
  const brings = gain.map((token) => ("chip" in token ? context.say(`effect-${token.chip}`, { n: token.n ?? 0 }) : ""));
  return {
    tokens: [...amount("dinar", cost), ...tokensOf(items)],
    gain,
    label: brings.length > 0 ? `${what}: ${brings.join(", ")}` : what,
  };
}

const MAKERS: Record<string, Maker> = {
  build: (act, context) => spending(act, 0, act.materials ?? [], ["prestige"], context),
  engrave: (act, context) =>
    spending(
      act,
      context.numbers?.engrave[act.colour as "blue" | "red" | "large"] ?? 0,
      act.materials ?? [],
      ["prestige"],
      context,
    ),
  export: shipping,
  sail: shipping,
};

function shipping(act: Act, context: Context): Made {
  const goods = act.goods ?? [];
  if (goods.length === 0) {
    const none = context.say("board-no-goods");
    return { tokens: [{ text: none }], gain: [], label: none };
  }
  const stored = goods.filter((good) => good.startsWith("card_")).length;
  return {
    ...spending(act, context.numbers?.ports?.[act.city ?? ""]?.price ?? 0, goods, ["prestige", "paria"], context),
    ...(stored > 0 ? { title: context.say("board-from-card", { count: stored }) } : {}),
  };
}

const titled = (title: string, more: Partial<Made> = {}): Made => ({
  tokens: [],
  gain: [],
  label: title,
  title,
  ...more,
});
const numberIn = (piece: string): string => piece.slice(piece.lastIndexOf("_") + 1);
const poemTitle = (poem: string, { say }: Context): string => say("board-poem-number", { number: numberIn(poem) });

/** What each question lists: the verb of its answers, and how an answer is drawn. */
const PROMPTS: Record<string, { verb: string; make: Maker }> = {
  "prompt-keep": {
    verb: "keep",
    make: ({ tile = "" }, context) =>
      effect(
        { key: tile, effect: context.box.start_tiles[tile] ?? [] },
        `${tile}.text`,
        context,
        context.say("board-start-tile", { number: numberIn(tile) }),
      ),
  },
  "prompt-materials": {
    verb: "take",
    make: ({ materials = [] }, context) => ({
      tokens: tokensOf(materials),
      gain: [],
      label: words(materials, context),
    }),
  },
  "prompt-pay": {
    verb: "pay",
    make: (act, context) => {
      const seals = Number(act.seals);
      const dinars = context.numbers?.pay?.[seals] ?? 0;
      return {
        tokens: [...amount("dinar", dinars), ...amount("seal", seals)],
        gain: [],
        label: context.say("board-choice-pay", { dinars, seals }),
      };
    },
  },
  "prompt-store": {
    verb: "store",
    make: ({ place = "" }, context) =>
      titled(context.say(`board-store-${place}`), {
        gain: place === "card" ? storeTokens(context.box, context.me?.poems.blue ?? [], context) : [],
      }),
  },
  "prompt-room": {
    verb: "discard",
    make: ({ item = "" }, context) => {
      const kind = item.replace("card_", "");
      const id = item === kind ? "board-room-discard" : "board-room-discard-card";
      return titled(context.say(id, { item: kind }), { tokens: [{ chip: kind }] });
    },
  },
  "prompt-favour": {
    verb: "favour",
    make: ({ space = "" }, context) => {
      const found = context.box.favour_track.find((each) => String(each.space) === space);
      return effect(
        { key: `favour_${space}`, effect: found?.effect ?? [] },
        `favour_${space}.text`,
        context,
        context.say("board-favour-space", { space }),
      );
    },
  },
  "prompt-choose": {
    verb: "choose",
    make: (act, context) => {
      const way = wayOf(String(context.facts["source"] ?? ""), Number(act.way), context.box, context.view);
      return way === null ? titled(act.text) : effect(way, way.key, context);
    },
  },
  "prompt-split": {
    verb: "split",
    make: (act, context) => {
      const dinar = Number(act.dinar);
      const paria = context.numbers?.split?.[dinar] ?? 0;
      return {
        tokens: [...amount("dinar", dinar), ...amount("paria", paria)],
        gain: [],
        label: [context.say("effect-dinar", { n: dinar }), context.say("effect-paria", { n: paria })].join(", "),
      };
    },
  },
  "prompt-produce": { verb: "process", make: process },
  "prompt-process": { verb: "process", make: process },
  "prompt-reactivate": {
    verb: "reactivate",
    make: ({ poem = "" }, context) =>
      effect(
        { key: `${poem}.red`, effect: context.box.small_poems[poem]?.red ?? [] },
        `${poem}.red`,
        context,
        poemTitle(poem, context),
      ),
  },
  "prompt-order": { verb: "resolve", make: resolving },
  "prompt-surcharge": {
    verb: "surcharge",
    make: (act, context) => {
      const { way = "" } = act;
      const lost = changeOf(context.outlooks?.[act.text], way, context);
      return titled(context.say(`board-surcharge-${way}`), {
        tokens: [lost ? { chip: way, n: -lost.low } : { chip: way }],
      });
    },
  },
  "prompt-start-player": {
    verb: "appoint",
    make: ({ player = "" }, context) => titled(context.who(playerOf(player, context.view))),
  },
  "prompt-lay": { verb: "lay", make: laying },
};

/** The player that a word of an action means. */
export function playerOf(word: string, view: SabikaView | null): number {
  return word === "yusuf" ? (view?.players.findIndex((each) => each.yusuf) ?? -1) : Number(word.replace("seat_", ""));
}

/** Which of several effects comes first: that of a city's tile, or the blue half of a poem. */
function resolving({ source = "" }: Act, context: Context): Made {
  const poem = context.box.small_poems[source];
  if (poem !== undefined) {
    const title = poemTitle(source, context);
    const lines = ongoingTokens(source, poem.blue, context);
    return { tokens: lines.flat(), gain: [], label: `${title}: ${context.name(`${source}.blue`)}`, title };
  }
  const printed = printedOn(source, context.box, context.view)[0] ?? null;
  const text = printed === null || printed.key.includes(".") ? (printed?.key ?? source) : `${source}.text`;
  return effect(printed, text, context, context.name(source));
}

function laying({ end = "" }: Act, context: Context): Made {
  const title = context.say(`board-lay-${end}`);
  const bonus = context.numbers?.lay?.[end as "left" | "right"] ?? null;
  if (bonus === null) return titled(title);
  const key = `mosaic_bonus_${bonus}`;
  return titled(title, {
    gain: effectTokens(key, context.box.mosaic_bonus[bonus] ?? [], context),
    label: `${title}: ${context.name(key)}: ${context.name(`${key}.text`)}`,
  });
}

function process({ raw = "" }: Act, context: Context): Made {
  const good = context.box.goods.find((each) => each.raw === raw)?.good ?? raw;
  return {
    tokens: [{ chip: raw }, { text: "→" }, { chip: good }],
    gain: [],
    label: context.say("board-process", { raw, good }),
  };
}
