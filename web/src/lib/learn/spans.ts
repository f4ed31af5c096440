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

const LAST_WORD = /^(.*\s)?(\S+ )$/s;
const FIRST_WORD = /^(\s\S+)(.*)$/s;
const STOP = /^([.,:;!?)»”“]+)(.*)$/s;

/**
 * In groups that stay on one line: a piece with the word before it and the full stop after it.
 * In a line that begins with a piece, each stands before its word.
 */
export function together(parts: readonly Span[]): Span[][] {
  const leads = parts[0]?.kind === "piece";
  const out: Span[][] = [];
  /** The group that the next piece joins. */
  let open: Span[] | null = null;
  let rest = "";
  const add = (...group: Span[]): Span[] => {
    if (group.length > 0) out.push(group);
    return group;
  };
  const text = (part: string): Span[] => (part === "" ? [] : [{ kind: "text", text: part }]);
  parts.forEach((span, i) => {
    const next = parts[i + 1];
    if (span.kind === "piece") {
      const group: Span[] = open ?? add(span);
      if (open !== null) group.push(span);
      const [, near = ""] = (leads ? FIRST_WORD : STOP).exec(next?.kind === "text" ? next.text : "") ?? [];
      group.push(...text(near));
      rest = near;
      open = null;
      return;
    }
    const own = span.kind === "text" ? span.text.slice(rest.length) : span.text;
    rest = "";
    const behind = next?.kind === "piece" && !leads && span.kind === "text";
    const word = behind ? LAST_WORD.exec(own) : null;
    if (word !== null) {
      add(...text(word[1] ?? ""));
      open = add(...text(word[2] ?? ""));
    } else if (behind && own === " " && out.length > 0) {
      open = out.at(-1) ?? null;
      open?.push({ kind: "text", text: own });
    } else if (span.kind === "text") add(...text(own));
    else add(span);
  });
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
