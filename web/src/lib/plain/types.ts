/** What the engine says of a decision and of what has happened. */

export type { Change, Outlook, Remark, Turn } from "$lib/api/types";

export type Counts = Readonly<Record<string, number>>;
