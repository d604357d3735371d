import type { User } from '#generated/models/user.ts';
import { type DraftPlace, draftsAreKept } from '@/shared/form/draft-storage';
import { stored } from '@/shared/stored';
import { noRegistration, parseRegistration, type Registration } from './registration';
import type { RegistrationStep } from './steps';

/**
 * The draft of one registration, kept in session storage through errors and reloads; where storage is full or forbidden, as long
 * as the page.
 */
export class RegistrationStore {
  readonly #stored;
  readonly #listeners = new Set<() => void>();
  #current: Registration;
  #finished = false;
  readonly #isKept = draftsAreKept();

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

  /** Clears the storage and ignores what a form writes when it unmounts. The page keeps its state until it is left. */
  finish(): void {
    this.#finished = true;
    this.#stored.set(null);
  }

  /** What is typed into the steps. They share it: a name is asked for once, whatever the role. */
  readonly fields: DraftPlace = {
    read: () => this.#current.fields,
    write: (values) => this.#keep({ ...this.#current, fields: { ...this.#current.fields, ...values } }),
    // One can come back to a step that was sent.
    drop: () => undefined,
  };

  #keep(next: Registration): void {
    if (this.#finished || !this.#isKept()) return;
    this.#current = next;
    this.#stored.set(JSON.stringify(next));
  }
}

/** Props of every step. */
export interface RegistrationProps {
  readonly registration: Registration;
  readonly store: RegistrationStore;
  readonly go: (step: RegistrationStep) => void;
  /** Whether another step was shown before: then the heading takes focus. */
  readonly moved: boolean;
  /** The current user who adds a cabinet; `null` for a guest. */
  readonly member: User | null;
  /** On the way to a booking: taken for a patient without asking, which can be changed. */
  readonly quick: boolean;
  readonly redirect: string | undefined;
}
