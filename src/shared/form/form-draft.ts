import { dropDraft, readDraft, writeDraft } from './draft-storage';

/** Where a form's draft is kept. */
export interface DraftPlace {
  readonly read: () => Readonly<Record<string, unknown>>;
  /** `withheld`: names of the secret fields that hold something else than they began with. What they hold is told to no place. */
  readonly write: (values: Readonly<Record<string, unknown>>, withheld?: readonly string[]) => void;
  readonly drop: () => void;
}

export interface DraftOptions {
  /** One per form; a form about a thing takes its id along: `review-17`. Or a place of the screen's own. */
  readonly name: string | DraftPlace;
  /** Further fields that are never stored. Passwords, codes, IIN and files never are. */
  readonly omit?: readonly string[];
}

interface ValuesStore {
  readonly state: { readonly values: object };
  readonly subscribe: (listener: () => void) => { unsubscribe: () => void };
}

const SECRET = /password|code|iin/i;
const DELAY = 300;

/** What is typed into one form, written down a moment after it changes and at once when the page goes. */
export class FormDraft {
  readonly #options: DraftOptions;
  readonly #place: DraftPlace;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #values: object | undefined;
  /** What the fields began with, before anything was restored. */
  #defaults: object = {};

  constructor(options: DraftOptions) {
    this.#options = options;
    this.#place = typeof options.name === 'string' ? placeOf(options.name) : options.name;
  }

  /** The default values, with what an earlier visit left in their place where it is of the same kind. */
  restore<Values extends object>(defaults: Values): Values {
    this.#defaults = defaults;
    const stored = this.#place.read();
    const fitting = Object.entries(defaults).flatMap(([name, value]) =>
      name in stored && sameKind(stored[name], value) ? [[name, stored[name]]] : [],
    );
    return { ...defaults, ...Object.fromEntries(fitting) };
  }

  /** The returned function ends it, with nothing lost. */
  follow(store: ValuesStore): () => void {
    this.#values = store.state.values;
    const { unsubscribe } = store.subscribe(() => {
      if (store.state.values === this.#values) return;
      this.#values = store.state.values;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(this.#write, DELAY);
    });
    window.addEventListener('pagehide', this.#write);
    return () => {
      this.#write();
      unsubscribe();
      window.removeEventListener('pagehide', this.#write);
    };
  }

  /** Writes down at once what has been typed: whatever comes of sending it, the next page may ask for it. */
  save(): void {
    this.#write();
  }

  /** The values have been sent. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#place.drop();
  }

  readonly #write = (): void => {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const began = new Map<string, unknown>(Object.entries(this.#defaults));
    const stored: Record<string, unknown> = {};
    const withheld: string[] = [];
    for (const [name, value] of Object.entries(this.#values ?? {})) {
      if (this.#mayBeStored(name, value)) stored[name] = value;
      else if (value !== began.get(name)) withheld.push(name);
    }
    this.#place.write(stored, withheld);
  };

  #mayBeStored(name: string, value: unknown): boolean {
    return !SECRET.test(name) && this.#options.omit?.includes(name) !== true && !(value instanceof Blob);
  }
}

function placeOf(name: string): DraftPlace {
  return { read: () => readDraft(name), write: (values) => writeDraft(name, values), drop: () => dropDraft(name) };
}

function sameKind(stored: unknown, value: unknown): boolean {
  return typeof stored === typeof value && Array.isArray(stored) === Array.isArray(value);
}
