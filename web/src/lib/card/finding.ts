/** What lies under the pointer: the nearest thing that the engine has a name for, its control, whether it is lit. */

const CONTROL = "button, a, input, select, textarea, label, summary, [role=button], [role=tab], [role=menuitem]";
/** How the boards mark what can be chosen now. */
export const LIT = ".lit, .can, .able, .legal, .picked, .up";

export function thingAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest("[data-thing]") : null;
}

export function namesOf(thing: Element): string[] {
  return (thing.getAttribute("data-thing") ?? "").split(" ").filter((name) => name !== "");
}

/** What is pressed to choose the thing: the thing itself, or a control in it that says it is the thing's own. */
export function controlOf(thing: Element): HTMLElement | SVGElement | null {
  const own = thing.matches(CONTROL) ? thing : thing.querySelector("[data-acts]");
  return own as HTMLElement | SVGElement | null;
}

/** Whether a touch there is meant for something else, like a button that lies in the thing or around it. */
export function meantForAnother(target: Element, thing: Element): boolean {
  const control = target.closest(CONTROL);
  return control !== null && control !== controlOf(thing);
}

export function isLit(thing: Element): boolean {
  return thing.matches(LIT) || (controlOf(thing)?.matches(LIT) ?? false);
}

/** Nothing is played by a touch: it picks something up and puts it back, or only shows something (`data-at-once`). */
export function playsNothing(thing: Element, mine: boolean): boolean {
  const control = controlOf(thing);
  return control?.hasAttribute("data-at-once") === true || (mine && control?.hasAttribute("aria-pressed") === true);
}

/** Where the thing is seen: its outline if it says which one that is. */
export function placeOf(thing: Element): DOMRect {
  const outline = thing.hasAttribute("data-outline") ? thing : (thing.querySelector("[data-outline]") ?? thing);
  return outline.getBoundingClientRect();
}

const NEEDED = ".question, .tray, .desk, .over, .dock[data-picking]";

/** What must stay in view while a card or a bubble about something is open: question, picker, all that is lit. */
export function neededBeside(thing: Element): DOMRect[] {
  const lit = [...document.querySelectorAll(`#main :is(${LIT})`)].map(
    // In a large area it is the place where the piece would go.
    (one) => one.closest("[data-thing]")?.querySelector("[data-target]") ?? one,
  );
  return [...document.querySelectorAll(NEEDED), ...lit]
    .filter((other) => other !== thing && !other.contains(thing) && !thing.contains(other))
    .map((other) => other.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}

const KEPT =
  /^(class|d|points|[xy][12]?|c[xy]|r[xy]?|width|height|viewBox|transform|(fill|stroke)(-.*)?|opacity|href|style)$/;

/** The thing's own drawing, small enough for the corner of a card; null if it has none. */
export function pictureOf(thing: Element): SVGSVGElement | null {
  const marked = thing.querySelector<SVGGraphicsElement>("svg[data-picture], [data-picture] svg");
  const source =
    marked ??
    (thing instanceof SVGGraphicsElement
      ? (thing.querySelector<SVGGraphicsElement>(":scope > .icon") ?? thing.querySelector<SVGGraphicsElement>("svg"))
      : thing.querySelector<SVGGraphicsElement>("svg"));
  if (source === null) return null;
  const copy = source.cloneNode(true) as SVGGraphicsElement;
  const originals = [source, ...source.querySelectorAll("*")];
  [copy, ...copy.querySelectorAll<SVGElement>("*")].forEach((node, i) => {
    for (const { name } of [...node.attributes]) if (!KEPT.test(name)) node.removeAttribute(name);
    // Colours that come from the board's style sheet go with the drawing.
    const original = originals[i];
    if (original === undefined) return;
    const { fill, stroke, strokeWidth, opacity, color } = getComputedStyle(original);
    Object.assign(node.style, { fill, stroke, strokeWidth, opacity, color });
  });
  if (copy instanceof SVGSVGElement && copy.hasAttribute("viewBox")) {
    for (const name of ["width", "height", "x", "y"]) {
      copy.removeAttribute(name);
      copy.style.removeProperty(name);
    }
    return finished(copy, source);
  }
  const { x, y, width, height } = source.getBBox();
  if (width === 0 || height === 0) return null;
  const frame = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  copy.removeAttribute("transform");
  frame.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  frame.append(copy);
  return finished(frame, source);
}

function finished(picture: SVGSVGElement, source: Element): SVGSVGElement {
  picture.setAttribute("aria-hidden", "true");
  // What it inherits from its place on the board goes with it.
  picture.style.color = getComputedStyle(source).color;
  return picture;
}
