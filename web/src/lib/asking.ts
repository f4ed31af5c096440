/** What is asked at a table and what happened there, in words; the questions that boards put themselves. */

import type { GameEvent, Prompt } from "./api/types";
import type { Words } from "./i18n/words";

/** `gives`: the action it plays, if that ends something or gives it up; the question decides how loud it is. */
export type AskButton = {
  id: string;
  label: string;
  act: () => void;
  main?: boolean;
  disabled?: boolean;
  gives?: string;
};
/** A board's own question while something is picked up; the shell shows it in place of the server's prompt. */
export type Ask = {
  title: string;
  hint?: string;
  /** Puts back what is picked up; shown as a button, and Escape does it. */
  putBack?: () => void;
  buttons?: AskButton[];
};

/** Answers that end something or give it up. */
const ENDINGS: ReadonlySet<string> = new Set(["end", "done", "pass", "keep", "decline", "lose", "flee"]);
export const endsSomething = (verb: string): boolean => ENDINGS.has(verb);

/** An event in words; `seat` is among its parts. */
export function eventText(words: Words, event: GameEvent): string {
  return words.say(event.name, { seat: event.seat, ...event.parts });
}

/** A prompt in words, as the one asked reads it or as the others do. */
export function promptText(words: Words, prompt: Prompt, mine: boolean): string {
  const facts = { seat: prompt.seat, ...prompt.facts };
  return !mine && words.has(`${prompt.id}.others`)
    ? words.say(`${prompt.id}.others`, facts)
    : words.say(prompt.id, facts);
}
