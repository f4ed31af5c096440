/**
 * What somebody has set for this device: language, theme, motion and so on. Kept in the browser, never sent anywhere.
 */

export type Language = "en" | "de" | "ru";
export const LANGUAGES: readonly Language[] = ["en", "de", "ru"];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", de: "Deutsch", ru: "Русский" };

type Kept = {
  language: Language;
  theme: "auto" | "plaster" | "night";
  motion: "auto" | "on" | "off";
  patterns: boolean;
  sound: boolean;
  confirmTurns: boolean;
  askBeforeLoss: boolean;
  notifications: boolean;
  plainBoard: boolean;
  pace: Pace;
  playAtOnce: boolean;
};

/** How long the page lets each bot's turn stand before it shows the next. */
export type Pace = "slow" | "usual" | "none";
export const PACES: Readonly<Record<Pace, number>> = { slow: 2500, usual: 1200, none: 0 };

const KEY = "majlis.settings";

function preferredLanguage(): Language {
  for (const wanted of typeof navigator === "undefined" ? [] : (navigator.languages ?? [navigator.language])) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found !== undefined) return found;
  }
  return "en";
}

function kept(): Partial<Kept> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Partial<Kept>) : {};
  } catch {
    return {};
  }
}

const asks = (question: string): MediaQueryList | null =>
  typeof matchMedia === "undefined" ? null : matchMedia(question);
const dark = asks("(prefers-color-scheme: dark)");
const still = asks("(prefers-reduced-motion: reduce)");

class Settings {
  language = $state<Language>("en");
  theme = $state<Kept["theme"]>("auto");
  motion = $state<Kept["motion"]>("auto");
  patterns = $state(false);
  sound = $state(false);
  confirmTurns = $state(false);
  /** Buttons that end something ask once more if something would be lost. */
  askBeforeLoss = $state(true);
  notifications = $state(false);
  /** Every game on the plain board, also those that have a drawn one. */
  plainBoard = $state(false);
  pace = $state<Pace>("usual");
  /** On a phone: a touch of something lit plays it instead of explaining it first. */
  playAtOnce = $state(false);
  #darkDevice = $state(dark?.matches ?? false);
  #stillDevice = $state(still?.matches ?? false);
  night = $derived(this.theme === "night" || (this.theme === "auto" && this.#darkDevice));
  /** Whether things may move. Multiply durations with it, or read `--move`. */
  moves = $derived(this.motion === "on" || (this.motion === "auto" && !this.#stillDevice));

  constructor() {
    const before = kept();
    this.language = LANGUAGES.find((language) => language === before.language) ?? preferredLanguage();
    this.theme = before.theme ?? "auto";
    this.motion = before.motion ?? "auto";
    this.patterns = before.patterns ?? false;
    this.sound = before.sound ?? false;
    this.confirmTurns = before.confirmTurns ?? false;
    this.askBeforeLoss = before.askBeforeLoss ?? true;
    this.notifications = before.notifications ?? false;
    this.plainBoard = before.plainBoard ?? false;
    this.pace = before.pace !== undefined && before.pace in PACES ? before.pace : "usual";
    this.playAtOnce = before.playAtOnce ?? false;
    dark?.addEventListener("change", (event) => (this.#darkDevice = event.matches));
    still?.addEventListener("change", (event) => (this.#stillDevice = event.matches));
  }

  /** Write the settings down and onto the document; call it from an effect, which then runs whenever one changes. */
  keep(): void {
    const language = this.language;
    const all: Kept = {
      language,
      theme: this.theme,
      motion: this.motion,
      patterns: this.patterns,
      sound: this.sound,
      confirmTurns: this.confirmTurns,
      askBeforeLoss: this.askBeforeLoss,
      notifications: this.notifications,
      plainBoard: this.plainBoard,
      pace: this.pace,
      playAtOnce: this.playAtOnce,
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // A browser that keeps nothing still plays.
    }
    document.documentElement.dataset.theme = this.night ? "night" : "plaster";
    document.documentElement.dataset.motion = this.moves ? "on" : "off";
    document.documentElement.lang = language;
    const manifest = language === "en" ? "/manifest.webmanifest" : `/manifest.${language}.webmanifest`;
    document.querySelector("link[rel=manifest]")?.setAttribute("href", manifest);
  }
}

export const settings = new Settings();
