/** One stop for the Tab key in a group of things; arrow keys go from one to the next (WAI-ARIA, roving tabindex). */

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** An attachment for the element around the group; `[data-rove]` marks its members. */
export function roving(node: HTMLElement): () => void {
  const members = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>("[data-rove]")];
  let current: HTMLElement | null = null;

  const settle = (): void => {
    const all = members();
    if (current === null || !all.includes(current))
      current = all.find((member) => member.matches(".picked, .up, .can, .lit")) ?? all[0] ?? null;
    for (const member of all) {
      const index = member === current ? 0 : -1;
      if (member.tabIndex !== index) member.tabIndex = index;
    }
  };
  const focus = (event: FocusEvent): void => {
    const member = (event.target as HTMLElement).closest<HTMLElement>("[data-rove]");
    if (member === null) return;
    current = member;
    settle();
  };
  const key = (event: KeyboardEvent): void => {
    const all = members();
    const at = all.indexOf(event.target as HTMLElement);
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = STEPS[event.key];
    const next =
      event.key === "Home"
        ? 0
        : event.key === "End"
          ? all.length - 1
          : step === undefined
            ? -1
            : (at + step + all.length) % all.length;
    if (next < 0) return;
    event.preventDefault();
    all[next]?.focus();
  };
  const watch = new MutationObserver(settle);
  watch.observe(node, { childList: true, subtree: true });
  node.addEventListener("focusin", focus);
  node.addEventListener("keydown", key);
  settle();
  return () => {
    watch.disconnect();
    node.removeEventListener("focusin", focus);
    node.removeEventListener("keydown", key);
  };
}
