/** Kinds of promises, each with the words of a report. */
export const promiseKinds = {
  answer: 'answers what the contract documents (2xx)',
  data: 'refuses data that the contract forbids',
  owner: 'keeps what is one account’s from another',
  order: 'lists in the order that is promised',
  seen: 'shows a write where it is to be seen',
  version: 'refuses a change of an old version',
} as const;

export type PromiseKind = keyof typeof promiseKinds;

/** What a run sets out to check, and what of it it could: green means checked. */
export class Ledger {
  /** By «kind operation»: why it is not checked yet; null once it is. */
  readonly #promises = new Map<string, string | null>();

  /** Sets out to check a promise; `how` says what makes it possible, should it not come to it. */
  expect(kind: PromiseKind, operation: string, how: string): void {
    this.#promises.set(`${kind} ${operation}`, how);
  }

  checked(kind: PromiseKind, operation: string): void {
    const key = `${kind} ${operation}`;
    if (this.#promises.has(key)) this.#promises.set(key, null);
  }

  /** Says what is in the way, where it is known better by now. */
  blocked(kind: PromiseKind, operation: string, how: string): void {
    const key = `${kind} ${operation}`;
    if (typeof this.#promises.get(key) === 'string') this.#promises.set(key, how);
  }

  get total(): number {
    return this.#promises.size;
  }

  get kept(): number {
    return [...this.#promises.values()].filter((how) => how === null).length;
  }

  /** What was not checked, with how to make it possible: the operations by kind and reason. */
  open(): { readonly kind: PromiseKind; readonly how: string; readonly operations: readonly string[] }[] {
    const open = [...this.#promises].flatMap(([key, how]) => {
      const [kind = '', operation = ''] = key.split(' ');
      return how === null ? [] : [{ kind: kind as PromiseKind, how, operation }];
    });
    return [...Map.groupBy(open, ({ kind, how }) => `${kind} ${how}`).values()].map((alike) => ({
      kind: alike[0]?.kind ?? 'answer',
      how: alike[0]?.how ?? '',
      operations: alike.map(({ operation }) => operation),
    }));
  }
}
