import { session } from '@/shared/session/session';
import { type DraftPlace, draftPlace } from './draft-storage';

export interface DraftOptions {
  /** Unique per form, with the id of its subject: `review-17`. Or the screen's own store. */
  readonly name: string | DraftPlace;
  /** Further fields that are not stored. Passwords, codes, IIN and files never are. */
  readonly omit?: readonly string[];
  /**
   * Set if the page reopens the form's dialog (`useReopened`): all fields are stored, but only
   * while the dialog is open. If it unmounts during a session, it was closed or submitted, so the
   * draft is dropped.
   */
  readonly reopens?: boolean;
}

interface ValuesStore {
  readonly state: { readonly values: object };
  readonly subscribe: (listener: () => void) => { unsubscribe: () => void };
}

const SECRET = /password|code|iin|document_number/i;
const DELAY = 300;

/** Stores the values of a form shortly after a change, and at once when the page is left. */
export class FormDraft {
  readonly #options: DraftOptions;
  readonly #place: DraftPlace;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #values: object | undefined;
  /** The initial values, without restored values. */
  #defaults: object = {};
  #isRestored = false;

  constructor(options: DraftOptions) {
    this.#options = options;
    this.#place = typeof options.name === 'string' ? draftPlace(options.name) : options.name;
  }

  /** The default values, replaced by stored values of the same type. */
  restore<Values extends object>(defaults: Values): Values {
    this.#defaults = defaults;
    const stored = this.#place.read();
    const fitting = Object.entries(defaults).flatMap(([name, value]) =>
      name in stored && sameKind(stored[name], value) ? [[name, stored[name]]] : [],
    );
    this.#isRestored = fitting.length > 0;
    return { ...defaults, ...Object.fromEntries(fitting) };
  }

  /** Starts storing changes; the returned function stores the last change and stops. */
  follow(store: ValuesStore): () => void {
    this.#values = store.state.values;
    // StrictMode stops and restarts this; the dropped draft is stored again.
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

  /** Stores the values at once, before submitting: that may lead to a page that restores them. */
  save(): void {
    this.#write();
  }

  /** Drops the draft after submitting; later changes are compared with the sent values. */
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
      // Untouched fields are not stored, so that they show later changes by others.
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
  // Null may stand for a missing list or object.
  return stored === null || value === null || Array.isArray(stored) === Array.isArray(value);
}
