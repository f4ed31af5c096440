/** How wide the page is, in three steps that boards and shell share. */

function rootScale(): number {
  return typeof document === "undefined"
    ? 1
    : parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
}

class Layout {
  width = $state(typeof innerWidth === "undefined" ? 1440 : innerWidth);
  /** How much larger than usual everything is: the reader's font size, or a very large screen. */
  scale = $state(rootScale());
  phone = $derived(this.width < 760);
  narrow = $derived(this.width >= 760 && this.width < 1200);
  wide = $derived(this.width >= 1200);

  constructor() {
    if (typeof window !== "undefined")
      window.addEventListener(
        "resize",
        () => {
          this.width = innerWidth;
          this.scale = rootScale();
        },
        { passive: true },
      );
  }
}

export const layout = new Layout();
