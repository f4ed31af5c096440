/** Search in the rulebook first, then in the numbered rules: every hit has all the words. */

import type { Rules } from "$lib/api/types";
import type { Book } from "./api";
import { plain } from "./spans";

export type Hit = { href: string; group: string; text: string; rule: string | null };

/** What the languages' nouns and adjectives end in, the longest first. */
const ENDINGS = {
  latin: "ern|es|en|er|em|e|n|s",
  cyrillic:
    "иями|ями|ами|иях|иям|ием|ого|его|ому|ему|ыми|ими|ой|ей|ою|ею|ий|ый|ое|ее|ая|яя|ую|юю|ых|их|ым|им|ом|ем|" +
    "ам|ям|ах|ях|ов|ев|ие|ия|ию|ии|ье|ья|ью|ьи|а|я|о|е|ы|и|у|ю|ь|й",
};
/** A shorter stem would be found in too many other words: it has to be a word of its own. */
const STEM = 4;
const SHORT = 3;
const LETTER = "[a-zäöüßа-яё]";

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Letters that keyboards without umlauts write otherwise; of a stem the vowel may change too, as in Turm and Türme. */
const latin = (text: string, stem: boolean): string =>
  escaped(text).replace(/ae|oe|ue|ss|[aouäöüß]/g, (found) => {
    if (found === "ss" || found === "ß") return "(?:ss|ß)";
    const plain = { ä: "a", ö: "o", ü: "u" }[found] ?? found[0] ?? "";
    const dotted = { a: "ä", o: "ö", u: "ü" }[plain] ?? "";
    if (found.length === 2) return `(?:${found}|${dotted})`;
    return found === dotted && !stem ? dotted : `[${plain}${dotted}]`;
  });

const CONSONANT = "[бвгджзклмнпрстфхцчшщ]";
const LOSES = new RegExp(`(${CONSONANT})([ео])(${CONSONANT})$`);
const GAINS = new RegExp(`(${CONSONANT})(${CONSONANT})$`);

/** A stem may lose or gain a vowel before its last consonant, as in башня and башен, and е stands for ё. */
const cyrillic = (text: string): string =>
  (LOSES.test(text) ? text.replace(LOSES, "$1$2?$3") : text.replace(GAINS, "$1(?:е|о)?$2")).replace(/е/g, "[её]");

/** A pattern for a word as it is typed, and for its other forms. */
function formsOf(word: string): string {
  const russian = /^[а-яё]+$/.test(word);
  const typed = russian ? word.replace(/[её]/g, "[её]") : latin(word, false);
  if (!russian && !/^[a-zäöüß]+$/.test(word)) return typed;
  const endings = russian ? ENDINGS.cyrillic : ENDINGS.latin;
  const bare = word.replace(/ё/g, "е");
  const forms = (stem: string): string =>
    `${russian ? cyrillic(stem) : latin(stem, true)}(?:${endings.replace(/е/g, "[её]")})?(?!${LETTER})`;
  const cut = (least: number): string => bare.replace(new RegExp(`^(.{${least},}?)(?:${endings})$`), "$1");
  const [stem, short] = [cut(STEM), cut(SHORT)];
  return [
    ...(stem.length >= STEM ? [forms(stem)] : []),
    ...(short.length === SHORT ? [`(?<!${LETTER})${forms(short)}`] : []),
    typed,
  ].join("|");
}

/** What is searched for, word by word: every word of it has to be found, in whatever form. */
export const wordsOf = (search: string): RegExp[] =>
  search
    .toLocaleLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "")
    .map((word) => new RegExp(formsOf(word), "i"));

export const holds = (text: string, words: readonly RegExp[]): boolean => words.every((word) => word.test(text));

/** A text in pieces, every second of them one of the words. */
export const marked = (text: string, words: readonly RegExp[]): string[] =>
  text.split(new RegExp(`(${words.map(({ source }) => source).join("|")})`, "gi"));

const MOST = 40;

/** Where the first of the words stands, with a little before and after it. */
function around(text: string, words: readonly RegExp[]): string {
  const at = words[0] === undefined ? 0 : text.search(words[0]);
  const from = at < 60 ? 0 : text.indexOf(" ", at - 50) + 1;
  const cut = text.slice(from, from + 140);
  return `${from > 0 ? "… " : ""}${cut}${from + 140 < text.length ? " …" : ""}`;
}

export function inBook(book: Book, words: readonly RegExp[]): Hit[] {
  if (words.length === 0) return [];
  const hits: Hit[] = [];
  for (const chapter of book.chapters)
    for (const block of chapter.blocks) {
      const text = [block.text, ...block.steps, block.after].map(plain).join(" ").replace(/\n/g, " ").trim();
      const all = `${block.ids.join(" ")} ${chapter.title} ${text}`;
      if (text !== "" && block.kind !== "head" && holds(all, words))
        hits.push({
          href: `/learn/${book.game}/${chapter.name}#${block.ids[0] ?? ""}`,
          group: `${chapter.number} ${chapter.title}`,
          text: around(text, words),
          rule: null,
        });
    }
  return hits.slice(0, MOST);
}

export function inRules(rules: Rules, words: readonly RegExp[]): Hit[] {
  if (words.length === 0) return [];
  const bare = (text: string): string => text.replace(/[*`|]/g, "").replace(/\s+/g, " ");
  const all = [
    ...rules.chapters.flatMap((chapter) =>
      chapter.rules.map((rule) => ({ ...rule, group: `${chapter.number} ${chapter.title}` })),
    ),
    ...rules.rulings.map((one) => ({ id: one.id, text: `${one.question} ${one.text}`, group: one.id })),
  ];
  return all
    .filter(({ id, text }) => holds(`${id} ${bare(text)}`, words))
    .slice(0, MOST)
    .map(({ id, text, group }) => ({ href: `#${id}`, group, text: around(bare(text), words), rule: id }));
}
