/** Kinds of promises, with their explanations in a report. */
export const promiseKinds = {
  answer: 'answers what the contract documents (2xx)',
  data: 'refuses data that the contract forbids',
  owner: 'keeps what is one account’s from another',
  order: 'lists in the order that is promised',
  seen: 'shows a write where it is to be seen',
  version: 'refuses a change of an old version',
} as const;

export type PromiseKind = keyof typeof promiseKinds;

/** Promises that a run should check, and those that it has checked. */
export class Ledger {
  /**
   * Reason why a promise is not checked yet, by «kind operation»; null once the promise is checked.
   */
  readonly #promises = new Map<string, string | null>();

  /**
   * Adds a promise.
   * @param how how to make its check possible
   */
  expect(kind: PromiseKind, operation: string, how: string): void {
    this.#promises.set(`${kind} ${operation}`, how);
  }

  checked(kind: PromiseKind, operation: string): void {
    const key = `${kind} ${operation}`;
    if (this.#promises.has(key)) this.#promises.set(key, null);
  }

  /** Replaces the reason by a more exact one that the run has found. */
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

  /** Returns unchecked promises, grouped by kind and reason. */
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
