/** Where a turn took place: the thing on the board that the engine names (`data-thing`). */

/** What lies in one's own panels, in a window or in the story is not what others have touched. */
const APART = ".own, .mine, [data-apart], [data-story-panel], dialog, .question";

/** In another player's row only what belongs to that player counts. */
export function find(name: string, seat: number): Element | null {
  if (name === "") return null;
  const found = [...document.querySelectorAll(`main [data-thing~="${CSS.escape(name)}"]`)].filter(
    (element) =>
      !element.closest(APART) &&
      [null, `seat-${seat}`].includes(element.closest('[data-thing^="seat-"]')?.getAttribute("data-thing") ?? null),
  );
  return found.find((element) => element.getBoundingClientRect().width > 0) ?? null;
}
