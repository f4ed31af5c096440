/** What somebody has opened and chosen in the tree of choices, and how the keyboard goes through it. */

import type { TableStore } from "$lib/table.svelte";
import { FEW, isGroup, opensItself, treeOf, ways, type Branch, type Verbs } from "./tree";

export class Choosing {
  readonly table: TableStore;
  /** Groups that were opened or closed by hand; the others open by themselves or stay shut. */
  #touched = $state<Record<string, boolean>>({});
  /** The notation of the action that is chosen, but not played yet. */
  #chosen = $state<string | null>(null);
  filters = $state<Record<string, string>>({});
  tree: Branch[] = $derived.by(() => {
    const { decision } = this.table;
    return decision === null ? [] : treeOf(this.table.game.verbs as Verbs, [...decision.actions, ...decision.asides]);
  });
  count = $derived(this.tree.reduce((sum, branch) => sum + ways(branch), 0));
  /** What is chosen; the one way there is is chosen from the beginning. */
  chosen: string | null = $derived.by(() => this.#chosen ?? (this.count === 1 ? this.#only(this.tree) : null));
  /** The same as long as the same may be chosen: others who are asked at the same time change nothing here. */
  #menu = $derived.by(() => {
    const { seat, past, decision } = this.table;
    return JSON.stringify([seat, past === null, decision?.actions.map((action) => action.text) ?? []]);
  });

  constructor(table: TableStore) {
    this.table = table;
    // Another menu, or one that follows a decision of one's own, begins with nothing chosen or opened by hand.
    $effect(() => {
      void this.#menu;
      void table.busy;
      this.#chosen = null;
      this.#touched = {};
      this.filters = {};
    });
  }

  #only(branches: readonly Branch[]): string | null {
    const [first] = branches;
    if (first === undefined) return null;
    return first.action !== null ? first.text : this.#only(first.children);
  }

  isOpen(branch: Branch, siblings: number): boolean {
    return this.#touched[branch.text] ?? opensItself(branch, siblings, this.count <= FEW);
  }
  setOpen(text: string, open: boolean): void {
    this.#touched = { ...this.#touched, [text]: open };
  }

  choose(text: string): void {
    this.#chosen = text;
  }

  async play(branch: Branch): Promise<void> {
    if (branch.action !== null) await this.table.play(branch.action);
  }

  /** The branch of this notation. */
  find(text: string, among: readonly Branch[] = this.tree): Branch | null {
    for (const branch of among) {
      if (branch.text === text) return branch;
      const below = isGroup(branch) ? this.find(text, branch.children) : null;
      if (below !== null) return below;
    }
    return null;
  }
}
