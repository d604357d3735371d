/** Where the router keeps an entry's place among those of this page. */
const INDEX = '__TSR_index';

/** The browser's history, as far as it is needed. */
export interface Traversed {
  readonly state: unknown;
  readonly go: (delta: number) => void;
}

interface Popped {
  readonly stopImmediatePropagation: () => void;
}

/**
 * «Назад» closes what is open over a page instead of leaving the page. The browser has gone already when it tells us, so it is sent to
 * where it was, and the router learns of neither: no guard asks, nothing loads anew.
 *
 * An entry of its own for every dialog would work for the first page of a tab too, but stay in the history after the dialog was closed
 * otherwise. On that page phones with a system's «Назад» send the dialog a `cancel` themselves.
 */
export class CloseOnBack {
  readonly #history: Traversed;
  readonly #open: { readonly place: () => number | undefined; readonly close: () => void }[] = [];
  /** The entry to which the browser has been sent. */
  #returning: number | undefined;

  constructor(history: Traversed) {
    this.#history = history;
  }

  /**
   * `shown`: the state of the entry that the router shows. The returned function is called when the overlay has closed. While a guard asks
   * after a «Назад», the browser is a page ahead of the router: the next one is the guard's.
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

/** The one of this page. It has to listen before the router does. */
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
