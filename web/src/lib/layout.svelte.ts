/** How wide the page is, in three steps that boards and shell share. */

class Layout {
  width = $state(typeof innerWidth === "undefined" ? 1440 : innerWidth);
  phone = $derived(this.width < 760);
  narrow = $derived(this.width >= 760 && this.width < 1200);
  wide = $derived(this.width >= 1200);

  constructor() {
    if (typeof window !== "undefined") window.addEventListener("resize", () => (this.width = innerWidth), { passive: true });
  }
}

export const layout = new Layout();
