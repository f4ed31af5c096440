/** A table that is not one: a position for the components of a board, where nobody plays and nothing is asked. */

import type { GameDetail, Table, Update } from "$lib/api/types";
import { TableStore } from "$lib/table.svelte";
import type { StageData } from "./api";

function summary(game: GameDetail, stage: StageData): Table {
  return {
    id: "",
    game: game.id,
    name: "",
    seats: stage.players.map((name, seat) => ({
      seat,
      kind: "person" as const,
      name,
      level: null,
      mine: false,
      online: true,
      score: null,
      stood_in: false,
      hot: false,
      resigned: false,
      hints: 0,
    })),
    options: stage.options,
    phase: "playing",
    private: true,
    host: false,
    actor: null,
    waiting: [],
    my_turn: false,
    seq: 0,
    entries: 0,
    created: "",
    moved: "",
    rematch: null,
    commitment: "",
    ranking: null,
    link: null,
    box: null,
    teaching: "",
    hints: "off",
    origin: null,
  };
}

function position(stage: StageData, table: Table): Update {
  return {
    seq: -1,
    at: "",
    entries: 0,
    phase: "playing",
    actor: null,
    waiting: [],
    prompt: null,
    view: stage.view,
    numbers: stage.numbers,
    events: [],
    decision: null,
    undo: null,
    passing: null,
    unless: null,
    rivals: [],
    ties: [],
    scores: [],
    breakdown: [],
    players: table.seats.map(({ seat, name, kind, online, stood_in, resigned }) => ({
      seat,
      name,
      kind,
      online,
      stood_in,
      resigned,
    })),
    ranking: null,
    seed: null,
    commitment: "",
    undo_request: null,
  };
}

/** The store of a position, to be given to a board's components. */
export function stageTable(game: GameDetail, stage: StageData): TableStore {
  const table = summary(game, stage);
  const store = new TableStore(table, game, null);
  store.seat = stage.seat;
  store.past = position(stage, table);
  store.pastAt = 0;
  return store;
}
