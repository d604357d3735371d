import { session } from '@/shared/session/session';
import { type DraftPlace, draftPlace } from './draft-storage';

export interface DraftOptions {
  /** One per form, with the id of what it is about: `review-17`. Or a store of the screen's own. */
  readonly name: string | DraftPlace;
  /** Further fields that are never stored. Passwords, codes, IIN and files never are. */
  readonly omit?: readonly string[];
  /**
   * The page opens the form's dialog again (`useReopened`): it is kept whole, and no longer than
   * the dialog is open. Where the dialog goes while the session goes on, it was closed or has sent,
   * and nothing is left to bring back.
   */
  readonly reopens?: boolean;
}

interface ValuesStore {
  readonly state: { readonly values: object };
  readonly subscribe: (listener: () => void) => { unsubscribe: () => void };
}

const SECRET = /password|code|iin|document_number/i;
const DELAY = 300;

/** Stores what is typed into one form shortly after it changes, and at once when the page is left. */
export class FormDraft {
  readonly #options: DraftOptions;
  readonly #place: DraftPlace;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #values: object | undefined;
  /** The initial values, before anything was restored. */
  #defaults: object = {};
  #isRestored = false;

  constructor(options: DraftOptions) {
    this.#options = options;
    this.#place = typeof options.name === 'string' ? draftPlace(options.name) : options.name;
  }

  /** The default values, replaced by stored ones of the same type. */
  restore<Values extends object>(defaults: Values): Values {
    this.#defaults = defaults;
    const stored = this.#place.read();
    const fitting = Object.entries(defaults).flatMap(([name, value]) =>
      name in stored && sameKind(stored[name], value) ? [[name, stored[name]]] : [],
    );
    this.#isRestored = fitting.length > 0;
    return { ...defaults, ...Object.fromEntries(fitting) };
  }

  /** The returned function stores the last change and stops. */
  follow(store: ValuesStore): () => void {
    this.#values = store.state.values;
    // React's StrictMode stops and follows again: what was dropped between is kept on.
    if (this.#options.reopens && this.#isRestored) this.#timer = setTimeout(this.#write, DELAY);
    const { unsubscribe } = store.subscribe(() => {
      if (store.state.values === this.#values) return;
      this.#values = store.state.values;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(this.#write, DELAY);
    });
    window.addEventListener('pagehide', this.#write);
    return () => {
      if (this.#options.reopens && session.get().accessToken !== null) this.drop();
      else this.#write();
      unsubscribe();
      window.removeEventListener('pagehide', this.#write);
    };
  }

  /** Stores at once what was typed: sending it may end on a page that restores it. */
  save(): void {
    this.#write();
  }

  /** The values have been sent: what is typed from now on differs from them. */
  drop(sent: object = this.#defaults): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#defaults = sent;
    this.#place.drop();
  }

  readonly #write = (): void => {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const began = new Map<string, unknown>(Object.entries(this.#defaults));
    const stored: Record<string, unknown> = {};
    const withheld: string[] = [];
    const isKeptByName = typeof this.#options.name === 'string' && this.#options.reopens !== true;
    for (const [name, value] of Object.entries(this.#values ?? {})) {
      // What was not touched stays as the server has it, also when somebody else changes it before the draft comes back.
      if (isKeptByName && JSON.stringify(value) === JSON.stringify(began.get(name))) continue;
      if (this.#mayBeStored(name, value)) stored[name] = value;
      else if (value !== began.get(name)) withheld.push(name);
    }
    if (isKeptByName && Object.keys(stored).length === 0) this.#place.drop();
    else this.#place.write(stored, withheld);
  };

  #mayBeStored(name: string, value: unknown): boolean {
    return !SECRET.test(name) && this.#options.omit?.includes(name) !== true && !(value instanceof Blob);
  }
}

function sameKind(stored: unknown, value: unknown): boolean {
  if (typeof stored !== typeof value) return false;
  // Null stands for a list or an object that is not there yet.
  return stored === null || value === null || Array.isArray(stored) === Array.isArray(value);
}
