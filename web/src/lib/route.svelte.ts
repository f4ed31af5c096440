/**
 * Where the page is. Links inside the page are plain `<a href>`: a click on one changes the address without loading
 * anew.
 */

export type Route =
  | { page: "lobby" }
  | { page: "table"; id: string; key: string | null }
  | { page: "replay"; id: string; at: number | null; seat: number | null; key: string | null }
  | { page: "analysis"; id: string; at: number | null }
  | { page: "rules"; game: string | null; rule: string | null }
  | { page: "learn-home" }
  | { page: "first-match"; game: string; again: boolean }
  | { page: "learn"; game: string; chapter: string | null; rule: string | null }
  | { page: "puzzle"; game: string; name: string | null }
  | { page: "box"; game: string; set: string | null; kind: string | null; number: number | null }
  | { page: "about" }
  | { page: "lost" };

const number = (text: string | null): number | null => (text !== null && /^\d+$/.test(text) ? Number(text) : null);

/** What an address shows. */
export function routeOf(address: URL): Route {
  const [first = "", second = "", ...rest] = address.pathname.split("/").filter((part) => part !== "");
  const asked = address.searchParams;
  if (first === "box" && second !== "" && rest.length <= 3)
    return {
      page: "box",
      game: second,
      set: rest[0] ?? null,
      kind: rest[1] ?? null,
      number: number(rest[2] ?? null),
    };
  const hash = decodeURIComponent(address.hash.slice(1)) || null;
  if (first === "learn" && second !== "" && rest[0] === "puzzle" && rest.length <= 2)
    return { page: "puzzle", game: second, name: rest[1] ?? null };
  if (first === "learn" && second === "") return { page: "learn-home" };
  if (first === "learn" && rest[0] === "first-match" && rest.length === 1)
    return { page: "first-match", game: second, again: asked.has("again") };
  if (first === "learn" && second !== "" && rest.length <= 1)
    return { page: "learn", game: second, chapter: rest[0] ?? null, rule: hash };
  if (rest.length > 0) return { page: "lost" };
  if (first === "" && second === "") return { page: "lobby" };
  if ((first === "table" || first === "join") && second !== "")
    return { page: "table", id: second, key: asked.get("key") };
  if (first === "replay" && second !== "")
    return {
      page: "replay",
      id: second,
      at: number(asked.get("at")),
      seat: number(asked.get("seat")),
      key: asked.get("key"),
    };
  if (first === "analysis" && second !== "") return { page: "analysis", id: second, at: number(asked.get("at")) };
  if (first === "rules") return { page: "rules", game: second || null, rule: hash };
  if (first === "about" && second === "") return { page: "about" };
  return { page: "lost" };
}

class Router {
  #address = $state.raw(new URL(typeof location === "undefined" ? "http://localhost/" : location.href));
  route: Route = $derived(routeOf(this.#address));

  /** Go somewhere inside the page. */
  go(href: string, { replace = false } = {}): void {
    const to = new URL(href, location.href);
    const elsewhere = to.pathname !== this.#address.pathname;
    history[replace ? "replaceState" : "pushState"]({}, "", to);
    this.#address = to;
    if (elsewhere && !replace) window.scrollTo(0, 0);
  }

  /** Follow the browser's buttons and every link inside the page; returns how to stop. */
  listen(): () => void {
    const moved = (): void => {
      this.#address = new URL(location.href);
    };
    const clicked = (event: MouseEvent): void => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (
        link === null ||
        link.target !== "" ||
        link.hasAttribute("download") ||
        link.origin !== location.origin ||
        link.pathname.startsWith("/api")
      )
        return;
      event.preventDefault();
      this.go(link.href);
    };
    window.addEventListener("popstate", moved);
    window.addEventListener("hashchange", moved);
    document.addEventListener("click", clicked);
    return () => {
      window.removeEventListener("popstate", moved);
      window.removeEventListener("hashchange", moved);
      document.removeEventListener("click", clicked);
    };
  }
}

export const router = new Router();
