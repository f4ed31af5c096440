/** Who sits before this page: nobody yet, a guest, or an account. */

import { api } from "./api/client";
import type { Me } from "./api/types";

class Who {
  /** undefined until the server has answered; null when there is nobody yet. */
  me = $state.raw<Me | null | undefined>(undefined);

  async ask(): Promise<void> {
    this.me = await api.me();
  }

  /** Make sure that there is somebody: whoever is here, or a guest of this name. */
  async someone(name: string): Promise<Me> {
    if (this.me === undefined) await this.ask();
    if (this.me) return this.me;
    this.me = await api.becomeGuest(name);
    return this.me;
  }
}

export const who = new Who();
