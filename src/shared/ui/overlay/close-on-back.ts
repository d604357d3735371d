/** Property of the history state in which the router stores the position of an entry. */
const INDEX = '__TSR_index';

/** The part of `History` that `CloseOnBack` uses. */
export interface Traversed {
  readonly state: unknown;
  readonly go: (delta: number) => void;
}

interface Popped {
  readonly stopImmediatePropagation: () => void;
}

/**
 * Makes Back close an open overlay instead of leaving the page. When `popstate` fires, the browser
 * has already navigated, so it is sent forward again. The router gets neither of the two events.
 *
 * A history entry for each overlay would be no solution: it would stay when the overlay is closed
 * in another way. The first page of a tab has no entry to go back to. On this page phones with a
 * system Back send a `cancel` to the dialog.
 */
export class CloseOnBack {
  readonly #history: Traversed;
  readonly #open: { readonly place: () => number | undefined; readonly close: () => void }[] = [];
  /** Position of the entry to which the browser is being sent forward. */
  #returning: number | undefined;

  constructor(history: Traversed) {
    this.#history = history;
  }

  /**
   * Registers an overlay. Call the returned function when the overlay has closed. While a
   * navigation guard shows its question, the browser and the router are at different entries. The
   * next Back then belongs to the guard, so the overlay is not registered.
   *
   * @param shown returns the history state of the router's current entry
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

/** The page's only instance. Create it before the router, because its listener must run first. */
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
