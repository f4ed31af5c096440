/** The turns since one's own, shown again on the board one after another. */

import type { TableStore } from "$lib/table.svelte";

export const PER_TURN = 900;

let end: (() => void) | null = null;

/** Begin, or end what is being shown. Any click or key ends it too; where nothing may move, keys lead on instead. */
export function showAgain(table: TableStore): void {
  if (end !== null) {
    end();
    return;
  }
  const { story } = table;
  const numbers = story.since.filter((line) => line.seat !== table.seat).map((line) => line.number);
  if (numbers.length === 0) return;
  let at = 0;
  story.showing = numbers[0] ?? null;

  const on = (): void => {
    at += 1;
    if (at < numbers.length) story.showing = numbers[at] ?? null;
    else stop();
  };
  const click = (event: Event): void => {
    if (!(event.target as Element).closest("[data-show]")) stop();
  };
  const key = (event: KeyboardEvent): void => {
    if (table.motion || event.key === "Escape") stop();
    else on();
    if (event.key.toLowerCase() === "v" || event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const timer = table.motion ? setInterval(on, PER_TURN) : undefined;
  function stop(): void {
    clearInterval(timer);
    window.removeEventListener("click", click, true);
    window.removeEventListener("keydown", key, true);
    story.showing = null;
    end = null;
  }
  end = stop;
  window.addEventListener("click", click, true);
  window.addEventListener("keydown", key, true);
}
