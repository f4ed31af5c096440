/** How wide the page is, in steps that boards and shell share. */

function rootScale(): number {
  return typeof document === "undefined"
    ? 1
    : parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
}

class Layout {
  /** How wide the window is. */
  window = $state(typeof innerWidth === "undefined" ? 1440 : innerWidth);
  /** What stands beside the board takes that much of it: the columns of a puzzle. */
  taken = $state(0);
  /** How much room the board has. */
  width = $derived(this.window - this.taken);
  /** How much larger than usual everything is: the reader's font size, or a very large screen. */
  scale = $state(rootScale());
  phone = $derived(this.window < 760);
  narrow = $derived(!this.phone && this.width < 1200);
  wide = $derived(this.width >= 1200);
  /** A wide screen with room for one more column: the story has its own, and cards a place where they cover nothing. */
  broad = $derived(this.wide && this.width / this.scale >= 1680);

  constructor() {
    if (typeof window !== "undefined")
      window.addEventListener(
        "resize",
        () => {
          this.window = innerWidth;
          this.scale = rootScale();
        },
        { passive: true },
      );
  }
}

export const layout = new Layout();
