/** What the drawing of a palace shows, beside where it is seen from. */

import type { AlhambraTables, BuiltTile, Fit, WallSegment } from "$lib/api/alhambra";
import type { CellAnswers } from "./decision";

export type Blamed = { cell: string; side: string | null; other: string | null };
export type PlanFacts = {
  box: AlhambraTables;
  palace: BuiltTile[];
  label: string;
  labelOf: (cell: string, tile: string | null, answer: "legal" | "refused" | null) => string;
  /** The tile in the hand. */
  ghost?: string | null;
  answers?: CellAnswers;
  picked?: string | null;
  blamed?: Blamed | null;
  over?: string | null;
  /** The stretch of wall to be drawn. */
  wall?: WallSegment[];
  /** What the tile in the hand would bring in each cell where it fits. */
  worth?: readonly Fit[];
  /** A tile that is only looked at, and where it would fit. */
  preview?: { tile: string; cells: readonly Fit[] } | null;
  /** A cell where the tile in the hand could be tried is pointed at, or no longer (null). */
  onpoint?: (cell: string | null) => void;
};
