/** What a key does on the whole page, wherever the focus is; null: what the browser makes of it. */

export type Stroke =
  | "next"
  | "same"
  | "later"
  | "before"
  | "after"
  | "kind-before"
  | "kind-after"
  | "undo"
  | "redo"
  | "known"
  | "find"
  | "add"
  | "help";

type Pressed = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "target">;

/** Where letters are letters: looking for a card or a sentence, or a name. */
const writes = (target: Element | null): boolean =>
  target?.matches("input[type=search], input[role=combobox], input:not(.num):not([type=radio]):not([type=checkbox])") ??
  false;

/** What is being typed there is taken back first. */
const writing = (target: Element | null): boolean => writes(target) && (target as HTMLInputElement).value !== "";

export function strokeOf({ key, code, ctrlKey, metaKey, altKey, shiftKey, target }: Pressed): Stroke | null {
  const at = target instanceof Element ? target : null;
  if (ctrlKey || metaKey) {
    // By the key's place: a Cyrillic keyboard has other letters there.
    if (code !== "KeyE" && writing(at)) return null;
    if (code === "KeyZ") return shiftKey ? "redo" : "undo";
    if (code === "KeyY") return "redo";
    return code === "KeyE" ? "known" : null;
  }
  const list = at?.matches("select[data-path]") ?? false;
  if (altKey && list) return null; // opens or closes the list
  if (altKey) return key === "ArrowUp" ? "kind-before" : key === "ArrowDown" ? "kind-after" : null;
  if (key === "PageUp") return "before";
  if (key === "PageDown") return "after";
  if (writes(at)) return null;
  if (key === "Enter") {
    if (shiftKey) return "later";
    // A list of the card is opened with Space, so that Enter goes on from everywhere.
    return list || at?.closest("button, a, select, summary") == null ? "next" : null;
  }
  if (key === "+") return "add";
  if (key === "=") return "same";
  if (key === "/") return "find";
  return key === "?" ? "help" : null;
}
