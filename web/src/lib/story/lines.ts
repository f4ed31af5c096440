/**
 * The turns that the server tells, as lines to read: who, what in a few words, the points at the right, what was paid
 * and gained besides. Only puts side by side what the engine says; which turns belong together is its knowledge.
 */

import type { Turn } from "$lib/api/types";
import type { Facts, Words } from "$lib/i18n/words";
import { headlineText } from "$lib/plain/telling";

export type Step = Turn["steps"][number];
export type Gain = { name: string; by: number };
export type Line = {
  number: number;
  /** Whose turn it was; -1: the game's own. */
  seat: number;
  round: number;
  undone: boolean;
  /** It happened without a decision of its player: a flight for want of mercenaries, a penalty. */
  forced: boolean;
  /** The position shown lies within this turn, so what it brings as a whole is not known yet. */
  going: boolean;
  /** The player's name, empty where the text is a sentence of its own. */
  who: string;
  text: string;
  /** The same in fewer words, where the page has little room; empty: it has no shorter one. */
  brief: string;
  /** What the turn brought its player, points apart. */
  points: number;
  gains: readonly Gain[];
  /** The points that others gained or lost in it. */
  others: readonly { seat: number; by: number }[];
  changes: Turn["changes"];
  touched: Turn["touched"];
  steps: readonly Step[];
};
export type Telling = {
  words: Words;
  /** Whose eyes; null for a spectator. */
  seat: number | null;
  /** The holding that is the score: the first that the game declares. */
  score: string;
  /** Holdings that change in nearly every turn and say nothing: a worker less, a crate more. */
  quiet: readonly string[];
};

const TAKEN_BACK: readonly string[] = ["event-undo", "event-back"];

/** The turns up to that many entries of the log; the last may be cut, and nothing counts as undone before it was. */
export function upTo(turns: readonly Turn[], entries: number): (Turn & { going: boolean })[] {
  const all = turns.flatMap((turn) => turn.steps);
  if (all.every((step) => step.entry <= entries)) return turns.map((turn) => ({ ...turn, going: false }));
  const undos = all.filter((step) => TAKEN_BACK.includes(step.name) && step.entry <= entries).map((step) => step.entry);
  const out: (Turn & { going: boolean })[] = [];
  for (const turn of turns) {
    const seen = turn.steps.filter((step) => step.entry <= entries);
    if (seen.length === 0) continue;
    const steps = seen.map((step) => ({ ...step, undone: step.undone && undos.some((undo) => undo > step.entry) }));
    const undone = turn.undone && steps.some((step) => step.undone);
    out.push({ ...turn, steps, undone, going: seen.length < turn.steps.length });
  }
  return out;
}

/**
 * Whether a player's turn followed from somebody else's decision alone: it lies in the entry of the turn before it.
 * What is dealt before the first round is none.
 */
function isForced(turn: Turn, before: Turn | undefined): boolean {
  const entry = before?.steps.at(-1)?.entry;
  if (turn.round === 0 || turn.seat < 0 || turn.seat === before?.seat || turn.steps.length === 0) return false;
  return turn.steps.every((step) => step.entry === entry);
}

/** A turn as a line; `before` is the turn before it. */
export function lineOf(turn: Turn & { going?: boolean }, telling: Telling, before?: Turn): Line {
  const { words, seat, score, quiet } = telling;
  const going = turn.going ?? false;
  const first = turn.steps.find((step) => words.has(step.name));
  const { text, named } =
    going && first !== undefined
      ? { text: words.say(first.name, { ...(first.parts as Facts), seat: first.seat }), named: false }
      : headlineText(words, turn);
  const changes = going || turn.undone || turn.number === 0 ? [] : turn.changes;
  const own = changes.filter((change) => change.seat === turn.seat);
  return {
    number: turn.number,
    seat: turn.seat,
    round: turn.round,
    undone: turn.undone,
    forced: isForced(turn, before),
    going,
    who: !named ? "" : turn.seat === seat ? words.say("story-you", { seat: turn.seat }) : words.seat(turn.seat),
    text,
    brief: named && !turn.undone ? briefText(words, turn) : "",
    points: own.find((change) => change.name === score)?.by ?? 0,
    gains: own.filter((change) => change.name !== score && !quiet.includes(change.name)),
    others: changes
      .filter((change) => change.name === score && change.seat !== turn.seat)
      .map((change) => ({ seat: change.seat, by: change.by })),
    changes,
    touched: turn.undone ? [] : turn.touched,
    steps: turn.steps.filter((step) => words.has(step.name)),
  };
}

function briefText(words: Words, { headline: { id, facts } }: Turn): string {
  const brief = `${id}.short`;
  return words.has(brief) ? words.say(brief, facts as Facts) : "";
}

/** A player's last turn; what was forced upon them is news to them. */
const last = (lines: readonly Line[], seat: number, before = lines.length): number =>
  lines.slice(0, before).findLastIndex((line) => line.seat === seat && !line.forced);

/**
 * What others and the game have done since the end of one's own last turn. While that turn goes on, it stays what
 * it was at its beginning; then everybody else has a line, be it from before. A spectator reads the last turn of each
 * seat.
 */
export function sinceYourTurn(lines: readonly Line[], seat: number | null, mine: boolean): readonly Line[] {
  const told = lines.filter((line) => !line.undone && line.number > 0);
  if (seat === null) {
    const seats = new Set(told.map((line) => line.seat).filter((one) => one >= 0));
    const from = Math.min(told.length, ...[...seats].map((one) => last(told, one)));
    return told.slice(from);
  }
  const end = last(told, seat);
  let since = told.slice(end + 1);
  if (since.length === 0 && mine) {
    let start = end;
    while (start > 0 && told[start - 1]?.seat === seat && !told[start - 1]?.forced) start -= 1;
    since = told.slice(last(told, seat, start) + 1, start);
  }
  if (!mine) return since;
  const first = since[0]?.number ?? Infinity;
  const missing = new Set(told.map((line) => line.seat).filter((one) => one >= 0 && one !== seat));
  for (const line of since) missing.delete(line.seat);
  const before = [...missing]
    .map((one) => told.findLast((line) => line.seat === one && line.number < first))
    .filter((line) => line !== undefined);
  return [...before, ...since].sort((one, other) => one.number - other.number);
}

/** One's own last turn before those lines, for the foot of the recap. */
export function ownBefore(lines: readonly Line[], seat: number | null, since: readonly Line[]): Line | null {
  const first = since.at(-1)?.number ?? Infinity;
  return lines.findLast((line) => line.seat === seat && !line.undone && !line.forced && line.number < first) ?? null;
}

/** A line in one sentence, for those who hear it: "Ziryab built a tower, +7." */
export function spokenLine(words: Words, line: Line): string {
  const text = line.who === "" ? line.text : `${line.who} ${line.text}`;
  const sentence = text.replace(/[.!]$/, "");
  return line.points === 0
    ? `${sentence}.`
    : `${words.say("story-spoken-points", { text: sentence, points: line.points })}`;
}

/** Whether somebody who reads a list is at its end; a few pixels make no difference. */
export function atEnd(box: { scrollTop: number; clientHeight: number; scrollHeight: number }): boolean {
  return box.scrollHeight - box.scrollTop - box.clientHeight < 24;
}

/** The rows of a table over all players: each holding that changed for anybody, the score first. */
export function changedRows(line: Line, seats: number, order: readonly string[]): { name: string; by: number[] }[] {
  return order
    .map((name) => ({
      name,
      by: Array.from(
        { length: seats },
        (_, seat) => line.changes.find((change) => change.seat === seat && change.name === name)?.by ?? 0,
      ),
    }))
    .filter((row) => row.by.some((by) => by !== 0));
}
