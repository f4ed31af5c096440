/**
 * The keyboard in the tree of choices: one stop for Tab, ↑ and ↓ from row to row, → and ← open and close, digits go to
 * a number. Rows are the buttons with `data-row`.
 */

const rowsIn = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>("[data-row]")];

/** Keeps exactly one row in the order of Tab: the one that had the focus last, else the chosen one, else the first. */
export function oneStop(root: HTMLElement): () => void {
  let current: HTMLElement | null = null;
  const settle = (): void => {
    const rows = rowsIn(root);
    if (current === null || !rows.includes(current))
      current = rows.find((row) => row.ariaPressed === "true") ?? rows[0] ?? null;
    for (const row of rows) {
      const index = row === current ? 0 : -1;
      if (row.tabIndex !== index) row.tabIndex = index;
    }
  };
  const focus = (event: FocusEvent): void => {
    const row = (event.target as HTMLElement).closest<HTMLElement>("[data-row]");
    if (row === null) return;
    current = row;
    settle();
  };
  const watch = new MutationObserver(settle);
  watch.observe(root, { childList: true, subtree: true });
  root.addEventListener("focusin", focus);
  settle();
  return () => {
    watch.disconnect();
    root.removeEventListener("focusin", focus);
  };
}

/** ↑ or ↓: the next row, from wherever the focus is. */
export function step(root: HTMLElement, by: 1 | -1): void {
  const rows = rowsIn(root);
  const at = rows.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (by > 0 ? 0 : rows.length - 1) : Math.max(0, Math.min(rows.length - 1, at + by));
  rows[next]?.focus();
}

/** → on a row: opens a group, or goes to what lies in it. ← closes it, or goes to the group around. True if it did. */
export function turn(root: HTMLElement, way: "in" | "out"): boolean {
  const row = document.activeElement as HTMLElement | null;
  if (row === null || !rowsIn(root).includes(row)) return false;
  const open = row.ariaExpanded;
  if ((way === "in" && open === "false") || (way === "out" && open === "true")) row.click();
  else if (way === "in")
    (open === "true" ? row.closest("li")?.querySelector<HTMLElement>("ul [data-row]") : null)?.focus();
  else row.closest("ul")?.closest("li")?.querySelector<HTMLElement>("[data-row]")?.focus();
  return true;
}

/** How long after a digit another one belongs to the same number. */
const TOGETHER = 700;
let typed = { digits: "", at: 0 };

/** A digit: the row with that number, in the group where the focus is if it has one. */
export function numberKey(root: HTMLElement, digit: string): HTMLElement | null {
  const now = performance.now();
  const digits = now - typed.at < TOGETHER ? typed.digits + digit : digit;
  const found = numbered(root, digits) ?? numbered(root, digit);
  typed = { digits: found?.dataset.number === digits ? digits : digit, at: now };
  return found;
}

function numbered(root: HTMLElement, digits: string): HTMLElement | null {
  const around = document.activeElement?.closest("ul") ?? null;
  const selector = `[data-number="${digits}"]`;
  const near = around !== null && root.contains(around) ? around.querySelector<HTMLElement>(selector) : null;
  return near ?? root.querySelector<HTMLElement>(selector);
}
