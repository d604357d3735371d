import { dropDraft, readDraft, writeDraft } from './draft-storage';

export interface DraftOptions {
  /** One per form; a form about a thing takes its id along: `review-17`. */
  readonly name: string;
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
  #timer: ReturnType<typeof setTimeout> | undefined;
  #values: object | undefined;

  constructor(options: DraftOptions) {
    this.#options = options;
  }

  /** The default values, with what an earlier visit left in their place where it is of the same kind. */
  restore<Values extends object>(defaults: Values): Values {
    const stored = readDraft(this.#options.name);
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

  /** The values have been sent. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    dropDraft(this.#options.name);
  }

  readonly #write = (): void => {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    writeDraft(this.#options.name, this.#storable());
  };

  #storable(): Record<string, unknown> {
    const { omit = [] } = this.#options;
    return Object.fromEntries(
      Object.entries(this.#values ?? {}).filter(
        ([name, value]) => !SECRET.test(name) && !omit.includes(name) && !(value instanceof Blob),
      ),
    );
  }
}

function sameKind(stored: unknown, value: unknown): boolean {
  return typeof stored === typeof value && Array.isArray(stored) === Array.isArray(value);
}
