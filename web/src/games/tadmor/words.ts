/** Which message says what a tile, a mission or a space is; the texts are in `locale/`. */

import type { MissionTable, SpaceTable, UpgradeTable } from "$lib/api/tadmor";
import type { Facts } from "$lib/i18n/words";

export interface Said {
  id: string;
  parts: Facts;
}

/** What an upgrade does: the message has a title, and a line (`.line`). */
export function tileWords(upgrade: UpgradeTable): Said {
  const { op, pp, amount } = upgrade;
  switch (op) {
    case "trade":
      return { id: "board-tile-trade", parts: { give: upgrade.give, get: upgrade.get, count: upgrade.count } };
    case "trade_pp":
      return { id: "board-tile-trade_pp", parts: { basic: pp, luxury: upgrade.other_pp } };
    case "discount":
      return { id: `board-tile-discount-${upgrade.target ?? "mission"}`, parts: { count: amount } };
    case "ship_bonus":
      return { id: "board-tile-ship_bonus", parts: { resource: upgrade.resource ?? "", count: amount } };
    case "tower_waive":
      return { id: "board-tile-tower_waive", parts: { resource: upgrade.resource ?? "" } };
    case "raid_immunity":
      return { id: upgrade.always ? "board-tile-raid-safe" : "board-tile-raid-safe-own", parts: {} };
    case "raid_reveal_gain":
      return {
        id: upgrade.if_hit ? "board-tile-raid-hit" : "board-tile-raid-gain",
        parts: { count: pp, gold: amount },
      };
    case "end_bonus":
      return { id: `board-tile-end-${upgrade.metric ?? "figures"}`, parts: { count: pp } };
    case "personal_action":
      return { id: `board-tile-personal-${personalKind(upgrade)}`, parts: { count: pp } };
    case "warehouse_limit":
    case "peace_multiplier":
    case "tower_free_multiple":
      return { id: `board-tile-${op}`, parts: { count: amount } };
    default:
      return { id: `board-tile-${op}`, parts: { count: pp } };
  }
}

export function personalKind({ actions }: UpgradeTable): "market" | "temple" | "building" | "kingdom" {
  if (actions.includes("market")) return "market";
  if (actions.includes("war_supplies") || actions.includes("tax_exempt")) return "kingdom";
  return actions.length > 1 ? "building" : "temple";
}

/** What turning a mission in brings. */
export function rewardWords(mission: MissionTable): Said {
  const { op, amount: count } = mission;
  if (op === "upgrade_take")
    return {
      id: mission.displayed ? "board-reward-upgrades-displayed" : "board-reward-upgrade-undrawn",
      parts: { count },
    };
  return { id: `board-reward-${op}`, parts: { count } };
}

/** The short label of a space on the map. */
export function spaceWords(space: SpaceTable, top: string | null): Said {
  if (space.action === "gain_resource")
    return { id: "board-space-resource", parts: { resource: space.resource ?? "" } };
  if (space.action === "buy_precious")
    return top === null ? { id: "board-space-sold", parts: {} } : { id: "board-space-good", parts: { good: top } };
  if (space.action === "tower_build")
    return { id: space.mode === "double" ? "board-space-tower-pair" : "board-space-tower", parts: {} };
  return { id: `board-space-${space.action}`, parts: {} };
}
