/** The rulebook as the server sends it, and the positions that it shows. */

import { call } from "$lib/api/client";
import type { components } from "$lib/api/schema";

export type Book = components["schemas"]["BookShape"];
export type BookChapter = components["schemas"]["BookChapterShape"];
export type Block = components["schemas"]["BlockShape"];
export type BookTable = components["schemas"]["BookTableShape"];
export type StageData = components["schemas"]["StageShape"];

/** A chapter that tells the game, or a round of it, on one screen. */
export const isOverview = ({ name }: BookChapter): boolean => name === "glance" || name === "aid";

export const learnApi = {
  book: (game: string, language: string) => call<Book>("GET", `/learn/${game}?language=${language}`),
  chapters: (game: string) => call<string[]>("GET", `/learn/${game}/chapters`),
  stage: (game: string, name: string, at: number) => call<StageData>("GET", `/learn/${game}/stages/${name}?at=${at}`),
};
