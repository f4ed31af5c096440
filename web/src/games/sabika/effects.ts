/**
 * Effects in pictures and in words: every bonus of the game is a list of steps, and each step looks the same wherever
 * it stands.
 */

import { counted } from "./decision";
import { MATERIALS, type Effect, type Ongoing, type Score, type Step } from "./model";

/** What stands in a line of pictures: a resource (with its number, or several kinds to choose from), or words. */
export type Token =
  { chip: string; n?: number | string; kinds?: readonly string[] } | { text: string; strong?: boolean };

export type Say = (id: string, parts?: Record<string, string | number | string[]>) => string;

/** Some resources, each kind once with how often it comes. */
export function tokensOf(words: readonly string[]): Token[] {
  return [...counted(words)].map(([word, n]) => ({ chip: word.replace("card_", ""), n }));
}

export function stepTokens(step: Step, say: Say): Token[] {
  const n = step.n ?? 1;
  const per: Token[] =
    step.per === undefined ? [] : [{ text: say("board-each", { counter: say(`board-counter-${step.per}`) }) }];
  if (step.gain === "material") {
    const all = step.kinds === undefined || step.kinds.length >= MATERIALS.length;
    if (all) return [{ chip: "material", n }];
    return step.kinds?.length === 1
      ? [{ chip: step.kinds[0] as string, n }]
      : [{ chip: "material", n, kinds: step.kinds ?? [] }];
  }
  if (step.gain !== undefined) return [{ chip: step.gain, n }, ...per];
  if (step.split !== undefined) return [{ text: String(n) }, { chip: "dinar" }, { text: "/" }, { chip: "paria" }];
  if (step.action !== undefined) return [{ text: say(`board-act-${step.action}`), strong: true }];
  if (step.transaction !== undefined) return [{ chip: "transaction", n: step.transaction }];
  if (step.process !== undefined) return [{ chip: "process", n: step.process }];
  if (step.city_bonus !== undefined) return [{ chip: "city_bonus", n: step.city_bonus }];
  if (step.choose !== undefined)
    return step.choose.flatMap((way, i): Token[] => [...(i === 0 ? [] : [{ text: "/" }]), ...effectTokens(way, say)]);
  return [{ text: stepText(step, say) }];
}

export function effectTokens(effect: Effect, say: Say): Token[] {
  return effect.flatMap((step) => stepTokens(step, say));
}

export function stepText(step: Step, say: Say): string {
  const n = step.n ?? 1;
  if (step.gain === "material")
    return step.kinds === undefined || step.kinds.length > 3
      ? say("board-step-material", { n })
      : say("board-step-material-of", { n, kinds: step.kinds.map((piece) => say("board-name", { piece })).join("/") });
  if (step.gain !== undefined) {
    const text = say(`board-step-${step.gain}`, { n });
    return step.per === undefined
      ? text
      : say("board-step-per", { text, counter: say(`board-counter-${step.per}`), max: step.max ?? 0 });
  }
  if (step.split !== undefined) return say("board-step-split", { n });
  if (step.action !== undefined) return say(`board-act-${step.action}`);
  if (step.transaction !== undefined) return say("board-step-transaction", { n: step.transaction });
  if (step.process !== undefined) return say("board-step-process", { n: step.process });
  if (step.city_bonus !== undefined) return say("board-step-city-bonus", { n: step.city_bonus });
  if (step.red_city_action !== undefined) return say("board-step-red-city");
  if (step.building_bonus !== undefined) return say("board-step-building-bonus");
  if (step.place_ship !== undefined) return say("board-step-place-ship");
  if (step.choose !== undefined) return step.choose.map((way) => effectText(way, say)).join(` ${say("board-or")} `);
  return "";
}

export function effectText(effect: Effect, say: Say): string {
  return effect.map((step) => stepText(step, say)).join(", ");
}

/** One entry of a blue half: what it waits for, in words, and what it brings, in pictures. */
export function ongoingTokens(entry: Ongoing, say: Say): Token[] {
  if (entry.on !== undefined)
    return [{ text: `${triggerText(entry, say)}:` }, ...effectTokens(entry.effect ?? [], say)];
  if (entry.storage !== undefined)
    return [{ text: `${say("board-storage", { n: entry.crates ?? 2 })}:` }, ...effectTokens(entry.on_store ?? [], say)];
  return [{ text: modifierText(entry, say) }];
}

export function ongoingText(entries: readonly Ongoing[], say: Say): string {
  return entries
    .map((entry) => {
      if (entry.on !== undefined) return `${triggerText(entry, say)}: ${effectText(entry.effect ?? [], say)}`;
      if (entry.storage !== undefined)
        return `${say("board-storage", { n: entry.crates ?? 2 })}: ${effectText(entry.on_store ?? [], say)}`;
      return modifierText(entry, say);
    })
    .join("; ");
}

function triggerText(entry: Ongoing, say: Say): string {
  const material = entry.when?.used_material;
  return material === undefined ? say(`board-on-${entry.on ?? ""}`) : say("board-on-build-with", { material });
}

export function modifierText(entry: Ongoing, say: Say): string {
  const by = entry.add ?? entry.set ?? 0;
  return say(`board-modify-${entry.modify ?? ""}`, { n: Math.abs(by), way: by < 0 ? "less" : "more" });
}

/** How a large poem or the trade card scores. */
export function scoreText(score: Score, say: Say): string {
  const counter = (word: string | undefined): string => say(`board-counter-${word ?? ""}`);
  if (score.kind === "majority") return say("board-score-majority", { counter: counter(score.counter) });
  if (score.kind === "sets")
    return say("board-score-sets", {
      counters: (score.of ?? []).map(counter).join(" + "),
      n: score.n ?? 0,
      max: score.max ?? 0,
    });
  if (score.kind === "table")
    return say("board-score-table", {
      counter: counter(score.counter),
      values: (score.values ?? []).slice(1).join("/"),
    });
  return say("board-score-per", { counter: counter(score.counter), n: score.n ?? 0, max: score.max ?? 0 });
}
