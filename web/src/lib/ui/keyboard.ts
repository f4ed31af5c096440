/** Whether the player used the keyboard last: only then does the page move the focus to what comes next. */
let used = false;

if (typeof window !== "undefined") {
  window.addEventListener("keydown", () => (used = true), true);
  window.addEventListener("pointerdown", () => (used = false), true);
}

export function byKeyboard(): boolean {
  return used;
}

/**
 * Brings the focus to the first of these that is there, if it has been lost or `from` says it should go on from there.
 */
export function focusNext(root: HTMLElement, selectors: readonly string[], evenFrom = ""): void {
  const active = document.activeElement;
  const lost = active === null || active === document.body || !active.isConnected;
  if (!used || !(lost || (evenFrom !== "" && active.closest(evenFrom) !== null))) return;
  for (const selector of selectors) {
    const found = root.querySelector<HTMLElement | SVGElement>(selector);
    if (found === null) continue;
    found.focus({ preventScroll: false });
    return;
  }
}
