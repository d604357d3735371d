import type { DraftPlace } from '@/shared/form/form-draft';
import { stored } from '@/shared/stored';
import { type Registration, noRegistration, parseRegistration } from './registration';

/**
 * The draft of one registration, kept in this tab (session storage) through errors and reloads. The page that shows it
 * makes the store anew: between pages the storage alone remembers. Where storage is full or forbidden the draft lives as
 * long as the page.
 */
export class RegistrationStore {
  readonly #stored;
  readonly #listeners = new Set<() => void>();
  #current: Registration;
  #finished = false;

  constructor(key: string) {
    this.#stored = stored(key, parseRegistration, noRegistration, 'sessionStorage');
    this.#current = this.#stored.get();
  }

  readonly get = (): Registration => this.#current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(next: Registration): void {
    this.#keep(next);
    for (const listener of [...this.#listeners]) listener();
  }

  /**
   * It is complete: nothing of it stays stored, and what a form that closes would still write down is let go. The page itself
   * stands as it is until it is left.
   */
  finish(): void {
    this.#finished = true;
    this.#stored.set(null);
  }

  /** Where the forms of its pages keep what is typed. They share it: a name is asked for once, whatever the role. */
  readonly fields: DraftPlace = {
    read: () => this.#current.fields,
    write: (values) => this.#keep({ ...this.#current, fields: { ...this.#current.fields, ...values } }),
    // A page that was sent is not done with: one can come back to it.
    drop: () => undefined,
  };

  #keep(next: Registration): void {
    if (this.#finished) return;
    this.#current = next;
    this.#stored.set(JSON.stringify(next));
  }
}
