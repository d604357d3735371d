import { session } from '@/shared/session/session';
import { type DraftPlace, draftPlace } from './draft-storage';

export interface DraftOptions {
  /**
   * Unique name of the form, with the id of the edited thing: `review-17`. A screen may pass its
   * own storage instead.
   */
  readonly name: string | DraftPlace;
  /**
   * Fields that are not stored. Passwords, codes, IIN and files are never stored, so they need not
   * be listed.
   */
  readonly omit?: readonly string[];
  /**
   * Set if the page reopens the form's dialog (`useReopened`). All fields are stored, but only
   * while the dialog is open. If the dialog unmounts before the session ends, the user has closed
   * or submitted it, so the draft is dropped.
   */
  readonly reopens?: boolean;
}

interface ValuesStore {
  readonly state: { readonly values: object };
  readonly subscribe: (listener: () => void) => { unsubscribe: () => void };
}

const SECRET = /password|code|iin|document_number/i;
const DELAY = 300;

/**
 * Stores the values of a form shortly after each change, and at once when the user leaves the page.
 */
export class FormDraft {
  readonly #options: DraftOptions;
  readonly #place: DraftPlace;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #values: object | undefined;
  /** Initial values of the form, before the draft was restored. */
  #defaults: object = {};
  #isRestored = false;

  constructor(options: DraftOptions) {
    this.#options = options;
    this.#place = typeof options.name === 'string' ? draftPlace(options.name) : options.name;
  }

  /** Returns the default values, with stored values of the same type in their place. */
  restore<Values extends object>(defaults: Values): Values {
    this.#defaults = defaults;
    const stored = this.#place.read();
    const fitting = Object.entries(defaults).flatMap(([name, value]) =>
      name in stored && sameKind(stored[name], value) ? [[name, stored[name]]] : [],
    );
    this.#isRestored = fitting.length > 0;
    return { ...defaults, ...Object.fromEntries(fitting) };
  }

  /** Starts to store changes. The returned function stores the last change and stops. */
  follow(store: ValuesStore): () => void {
    this.#values = store.state.values;
    // Store the restored draft again, because StrictMode's cleanup has dropped it.
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

  /**
   * Stores the values at once. Call it before submitting, because the page that follows may restore
   * them.
   */
  save(): void {
    this.#write();
  }

  /** Drops the draft after submitting. Later changes are compared with the sent values. */
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
      // A field that the user has not changed is not stored, so that after a reload the field shows
      // what others have saved meanwhile.
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
  // A value of null may stand for a missing list or object, so any type fits.
  return stored === null || value === null || Array.isArray(stored) === Array.isArray(value);
}
