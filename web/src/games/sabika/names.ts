/** What the pieces are called: each has a message of its own. */

import type { Namer } from "$lib/i18n/words";

export function namer(): Namer {
  return () => null;
}
