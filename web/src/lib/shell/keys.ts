/**
 * All keys of a table, in one place: the keys window shows this list, and whoever listens asks `commandFor` which of
 * them was pressed. A key stands for one thing wherever it is heard; a test sees to it.
 */

/**
 * Where a key is heard: at every table, on drawn boards only, on the plain board only, in the story's panel, where a
 * puzzle is posed, in a guided match, while a hint is shown, on the page of an analysis.
 */
export type Where = "table" | "board" | "plain" | "story" | "puzzle" | "coach" | "hint" | "analysis";
export type Key = {
  /** What it does: names the message `keys-<id>` too. */
  id: string;
  where: Where;
  /** As browsers name it (`KeyboardEvent.key`); several keys may do one thing. Empty: the browser handles it. */
  press: readonly string[];
  /** As it stands on the key. */
  caps: readonly string[];
  /** The message that says what it does, where it is not `keys-<id>`. */
  message?: string;
};

const key = (id: string, where: Where, press: string, ...caps: string[]): Key => ({
  id,
  where,
  press: press === "" ? [] : press.split(" "),
  caps,
});

export const KEYS: readonly Key[] = [
  key("tab", "table", "", "Tab"),
  key("arrows", "table", "", "←", "↑", "→", "↓"),
  key("enter", "table", "", "Enter"),
  key("escape", "table", "Escape", "Esc"),
  key("undo", "table", "u", "U"),
  key("restart", "table", "U", "Shift", "U"),
  key("confirm", "table", "c", "C"),
  key("hint", "table", "h", "H"),
  key("rules", "table", "r", "R"),
  key("story", "table", "l", "L"),
  key("show", "table", "v", "V"),
  key("back", "table", "b", "B"),
  key("full", "table", "f", "F"),
  key("help", "table", "?", "?"),
  { ...key("aid", "table", "a", "A"), message: "aid" },
  { ...key("legend", "board", "k", "K"), message: "legend" },
  key("card", "board", "i", "I"),
  key("card-walk", "board", "", "I", "←", "→"),
  key("dock", "board", "t", "T"),
  key("scoring", "board", "s", "S"),
  key("plain-rows", "plain", "ArrowUp ArrowDown", "↑", "↓"),
  key("plain-open", "plain", "ArrowLeft ArrowRight", "→", "←"),
  key("plain-enter", "plain", "Enter", "Enter"),
  key("plain-digits", "plain", "0 1 2 3 4 5 6 7 8 9", "0", "…", "9"),
  key("plain-type", "plain", "t", "T"),
  key("plain-holdings", "plain", "g", "G"),
  key("plain-text", "plain", "p", "P"),
  key("plain-rule", "plain", "i", "I"),
  key("story-tabs", "story", "1 2 3", "1", "2", "3"),
  { ...key("puzzle-again", "puzzle", "r", "R"), message: "learn-puzzle-key-again" },
  { ...key("puzzle-next", "puzzle", "n", "N"), message: "learn-puzzle-key-next" },
  key("hint-rows", "hint", "a b c A B C", "A", "B", "C"),
  key("hint-close", "hint", "Escape", "Esc"),
  key("analysis-back", "analysis", "ArrowLeft", "←"),
  key("analysis-on", "analysis", "ArrowRight", "→"),
  key("analysis-turns", "analysis", "", "Shift", "←", "→"),
  key("analysis-first", "analysis", "Home", "Home"),
  key("analysis-last", "analysis", "End", "End"),
  { ...key("analysis-run", "analysis", " ", "Space"), press: [" "] },
  key("analysis-branch", "analysis", "p P", "P"),
  key("coach-show", "coach", "s", "S"),
  key("coach-main", "coach", "Enter", "Enter"),
  key("coach-leave", "coach", "Escape", "Esc"),
];

/** Which keys are heard together. In the story's panel, in a guided match and beside a hint their own come first. */
export const HEARD: Readonly<Record<"drawn" | "plain" | "story" | "coach" | "hint" | "analysis", readonly Where[]>> = {
  drawn: ["table", "board"],
  plain: ["table", "plain"],
  story: ["story"],
  coach: ["coach"],
  hint: ["hint"],
  analysis: ["analysis"],
};

/** What is not heard where a puzzle is posed: its own keys come first, and there is no match to look back at. */
export const NOT_AT_PUZZLES: ReadonlySet<string> = new Set(["rules", "back", "full", "aid", "hint"]);

/** The keys that the window of keys lists for a board, with a puzzle on it or without, with a coach or without. */
export const listed = (plain: boolean, puzzle = false, coached = false): readonly Key[] =>
  KEYS.filter(({ id, where }) => {
    if (where === "puzzle" || NOT_AT_PUZZLES.has(id)) return (where === "puzzle") === puzzle;
    if (where === "coach") return coached;
    if (where === "analysis") return false;
    if (where === "hint") return !puzzle && !coached;
    return where === "story" || HEARD[plain ? "plain" : "drawn"].includes(where);
  });

/** The keys of the page of an analysis. */
export const analysing: readonly Key[] = KEYS.filter(({ where }) => where === "analysis");

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

/** What a pressed key asks for in one of those places; null: nothing. Keys with Ctrl, Alt or Meta are the browser's. */
export function commandFor(event: Pressed, where: Where): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  return KEYS.find((one) => one.where === where && one.press.includes(event.key))?.id ?? null;
}
