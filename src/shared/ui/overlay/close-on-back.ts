/** Property of the history state in which the router stores an entry's position. */
const INDEX = '__TSR_index';

/** The part of the browser history used here. */
export interface Traversed {
  readonly state: unknown;
  readonly go: (delta: number) => void;
}

interface Popped {
  readonly stopImmediatePropagation: () => void;
}

/**
 * Back closes an open overlay instead of leaving the page. When `popstate` fires, the browser has
 * already navigated, so it is sent back to the entry where it was; both events are hidden from the
 * router, so no guard asks and nothing reloads.
 *
 * A history entry per dialog would also work for the first page of a tab, but would stay after the
 * dialog was closed another way. On that page, phones with a system Back send the dialog a `cancel`
 * themselves.
 */
export class CloseOnBack {
  readonly #history: Traversed;
  readonly #open: { readonly place: () => number | undefined; readonly close: () => void }[] = [];
  /** Position of the entry that the browser is being sent to. */
  #returning: number | undefined;

  constructor(history: Traversed) {
    this.#history = history;
  }

  /**
   * Registers an overlay. `shown` returns the state of the router's current entry. Call the
   * returned function when the overlay has closed. While a guard asks after Back, the browser is
   * one entry ahead of the router, and the next Back belongs to the guard.
   */
  add(shown: () => unknown, close: () => void): () => void {
    const place = (): number | undefined => placeOf(shown());
    if (place() !== placeOf(this.#history.state)) return () => undefined;
    const overlay = { place, close };
    this.#open.push(overlay);
    return () => void this.#open.splice(this.#open.indexOf(overlay), 1);
  }

  readonly onPop = (event: Popped): void => {
    const at = placeOf(this.#history.state);
    const arrived = this.#returning !== undefined && at === this.#returning;
    this.#returning = undefined;
    if (arrived) return event.stopImmediatePropagation();
    const top = this.#open.at(-1);
    const place = top?.place();
    if (top === undefined || place === undefined || at === undefined || place <= at) return undefined;
    event.stopImmediatePropagation();
    this.#returning = place;
    this.#history.go(place - at);
    return top.close();
  };
}

function placeOf(state: unknown): number | undefined {
  const index: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, INDEX) : undefined;
  return typeof index === 'number' ? index : undefined;
}

let shared: CloseOnBack | undefined;

/** The instance of this page. Create it before the router, because it must listen first. */
export function closeOnBack(): CloseOnBack {
  if (shared === undefined) {
    shared = new CloseOnBack({
      get state() {
        return window.history.state as unknown;
      },
      go: (delta) => window.history.go(delta),
    });
    window.addEventListener('popstate', shared.onPop, { capture: true });
  }
  return shared;
}
