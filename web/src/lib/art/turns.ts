/** Drawings that take a while are made one after the other, after the text has been shown: no task is long. */

const waiting: (() => void)[] = [];
let due = false;

/** Draw this soon, in a task of its own; the answer takes it back. */
export function inTurn(draw: () => void): () => void {
  waiting.push(draw);
  if (!due) {
    due = true;
    requestAnimationFrame(() => setTimeout(next));
  }
  return () => {
    const at = waiting.indexOf(draw);
    if (at >= 0) waiting.splice(at, 1);
  };
}

function next(): void {
  waiting.shift()?.();
  due = waiting.length > 0;
  if (due) setTimeout(next);
}
