import type { DraftPlace } from '@/shared/form/form-draft';
import { type Registration, noRegistration, parseRegistration } from './registration';

/**
 * The draft of one registration, kept in this tab (session storage) through errors and reloads. The page that shows it
 * makes the store anew: between pages the storage alone remembers.
 */
export class RegistrationStore {
  readonly #key: string;
  readonly #listeners = new Set<() => void>();
  #current: Registration;
  #finished = false;

  constructor(key: string) {
    this.#key = key;
    this.#current = read(key);
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
    attempt(() => sessionStorage.removeItem(this.#key));
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
    attempt(() => sessionStorage.setItem(this.#key, JSON.stringify(next)));
  }
}

function read(key: string): Registration {
  try {
    return parseRegistration(sessionStorage.getItem(key));
  } catch {
    return noRegistration;
  }
}

function attempt(action: () => void): void {
  try {
    action();
  } catch {
    // Storage is full or forbidden: the registration then lives as long as the page.
  }
}
