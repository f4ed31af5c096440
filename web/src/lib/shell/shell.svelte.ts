/** Which of the shell's windows are open. */
class Shell {
  side = $state(false);
  settings = $state(false);
  keys = $state(false);
  share = $state(false);
  result = $state(false);
  lookingBack = $state(false);
  /** The owner's values of this table beside the reconstructed ones. */
  values = $state(false);
  /** The sheet that is open on a phone, by its id. */
  sheet = $state<string | null>(null);

  /** Whether the plain board is shown, which has keys of its own. */
  plain = $state(false);

  /** A new table: everything shut. */
  shut(): void {
    this.side = this.settings = this.keys = this.share = this.result = this.lookingBack = this.values = false;
    this.sheet = null;
  }
}

export const shell = new Shell();
