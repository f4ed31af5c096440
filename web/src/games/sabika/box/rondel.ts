/** The rondel away from a table: to choose spaces on, and to show one of them with what lies there. */

import type { SabikaTables, SlotTable } from "$lib/api/sabika";
import type { Words } from "$lib/i18n/words";
import type { RondelPlay } from "../boards";

type Laid = {
  tables: SabikaTables;
  words: Words;
  names?: Readonly<Record<string, string>>;
  chosen?: readonly string[];
  pick?: (space: string) => void;
  /** The space where a worker of the sultan stands. */
  sultan?: string;
  slot?: SlotTable;
};

export function rondelPlay({ tables, words, names = {}, chosen = [], pick, sultan, slot }: Laid): RondelPlay {
  return {
    prompt: "",
    worker: null,
    looked: null,
    me: null,
    table: { prompt: null },
    box: { slots: slot === undefined ? [] : [slot] },
    view: {
      rondel: tables.spaces.map(({ space, ring, main }) => ({
        space,
        ring,
        main,
        slots: [],
        sultans: space === sultan ? 1 : 0,
        workers: [],
      })),
      slots: slot === undefined ? {} : { [slot.slot]: { kind: slot.kind, token: null } },
      covered: [],
    },
    say: (id, parts) => words.say(id, parts),
    name: (piece, form) => words.name(piece, form),
    spaceText: ({ space }) => names[space] ?? space,
    slotText: () => "",
    sideOnly: () => false,
    priceOf: () => null,
    lit: (thing) => "space" in thing && chosen.includes(thing.space),
    touch: (thing) => {
      if ("space" in thing) pick?.(thing.space);
    },
  };
}
