/** What the rondel and the sea need to be drawn: a table gives it, and so does whatever chooses places on them. */

import type { CityView, PlayerView, SabikaTables, SabikaView } from "$lib/api/sabika";
import type { TableStore } from "$lib/table.svelte";
import type { Play } from "./play.svelte";

type Shared = Pick<Play, "prompt" | "lit" | "touch" | "say" | "name">;

export type RondelPlay = Shared &
  Pick<Play, "worker" | "spaceText" | "slotText" | "sideOnly" | "priceOf"> & {
    looked: string | null;
    readonly view: Pick<SabikaView, "rondel" | "slots" | "covered"> | null;
    readonly box: Pick<SabikaTables, "slots">;
    readonly me: Pick<PlayerView, "player"> | null;
    readonly table: Pick<TableStore, "prompt">;
  };

export type SeaPlay = Shared &
  Pick<Play, "cityText" | "numbers" | "draft"> & {
    readonly view: { cities: readonly CityView[] } | null;
    readonly box: Pick<SabikaTables, "routes" | "city_tiles">;
    readonly me: Pick<PlayerView, "player" | "ships"> | null;
    readonly table: Pick<TableStore, "update">;
  };
