/** Search in the rulebook first, then in the numbered rules: every hit has all the words. */

import type { Rules } from "$lib/api/types";
import type { Book } from "./api";
import { plain } from "./spans";

export type Hit = { href: string; group: string; text: string; rule: string | null };

/** A text as a search compares it, letter for letter: people rarely type ё, and read е as ё where it is meant. */
export const folded = (text: string): string => text.toLocaleLowerCase().replace(/ё/g, "е");

export const wordsOf = (search: string): string[] =>
  folded(search)
    .split(/\s+/)
    .filter((word) => word !== "");

const MOST = 40;

/** Where the first of the words stands, with a little before and after it. */
function around(text: string, words: readonly string[]): string {
  const at = folded(text).indexOf(words[0] ?? "");
  const from = at < 60 ? 0 : text.indexOf(" ", at - 50) + 1;
  const cut = text.slice(from, from + 140);
  return `${from > 0 ? "… " : ""}${cut}${from + 140 < text.length ? " …" : ""}`;
}

export function inBook(book: Book, words: readonly string[]): Hit[] {
  if (words.length === 0) return [];
  const hits: Hit[] = [];
  for (const chapter of book.chapters)
    for (const block of chapter.blocks) {
      const text = [block.text, ...block.steps, block.after].map(plain).join(" ").replace(/\n/g, " ").trim();
      const all = folded(`${block.ids.join(" ")} ${chapter.title} ${text}`);
      if (text !== "" && block.kind !== "head" && words.every((word) => all.includes(word)))
        hits.push({
          href: `/learn/${book.game}/${chapter.name}#${block.ids[0] ?? ""}`,
          group: `${chapter.number} ${chapter.title}`,
          text: around(text, words),
          rule: null,
        });
    }
  return hits.slice(0, MOST);
}

export function inRules(rules: Rules, words: readonly string[]): Hit[] {
  if (words.length === 0) return [];
  const bare = (text: string): string => text.replace(/[*`|]/g, "").replace(/\s+/g, " ");
  const all = [
    ...rules.chapters.flatMap((chapter) =>
      chapter.rules.map((rule) => ({ ...rule, group: `${chapter.number} ${chapter.title}` })),
    ),
    ...rules.rulings.map((one) => ({ id: one.id, text: `${one.question} ${one.text}`, group: one.id })),
  ];
  return all
    .filter(({ id, text }) => words.every((word) => folded(`${id} ${bare(text)}`).includes(word)))
    .slice(0, MOST)
    .map(({ id, text, group }) => ({ href: `#${id}`, group, text: around(bare(text), words), rule: id }));
}
