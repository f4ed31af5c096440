/** A line of the rulebook in parts: plain text, bold, italics, and pieces that are drawn behind their word. */

export type Span = { kind: "text" | "bold" | "title" | "piece"; text: string };

const PARTS = /\*\*([^*]+)\*\*|\*([^*]+)\*|\[([a-z_]+)\]/g;

export function spans(text: string): Span[] {
  const out: Span[] = [];
  let at = 0;
  for (const found of text.matchAll(PARTS)) {
    if (found.index > at) out.push({ kind: "text", text: text.slice(at, found.index) });
    const [whole, bold, title, piece] = found;
    if (bold !== undefined) out.push({ kind: "bold", text: bold });
    else if (title !== undefined) out.push({ kind: "title", text: title });
    else out.push({ kind: "piece", text: piece ?? "" });
    at = found.index + whole.length;
  }
  if (at < text.length) out.push({ kind: "text", text: text.slice(at) });
  return out;
}

/** The same without marks, as it is read aloud or searched. */
export function plain(text: string): string {
  return spans(text)
    .filter(({ kind }) => kind !== "piece")
    .map(({ text: part }) => part)
    .join("")
    .replace(/ +/g, " ")
    .replace(/ ([.,:;])/g, "$1")
    .trim();
}
