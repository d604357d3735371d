import { useSyncExternalStore } from 'react';
import { type PersonalMarks, personalKey } from './personal-marks';
import { stored } from './stored';

/**
 * What a person marks on this device, in order of marking: slugs or ids, synced between tabs and
 * cleared when the user changes. The server renders no marks.
 */
export class KeptMarks<Mark extends string | number> {
  readonly #most: number;
  readonly #storage;
  readonly #listeners = new Set<() => void>();
  #marks: readonly Mark[];
  #stopFollowing: (() => void) | undefined;

  /** @param isMark tells a valid mark from other content of storage */
  constructor(marks: PersonalMarks, isMark: (item: unknown) => item is Mark, most: number) {
    this.#most = most;
    const key = personalKey(marks, () => this.forget());
    this.#storage = stored<readonly Mark[]>(key, (text) => marksIn(text, isMark).slice(0, most), []);
    this.#marks = this.#storage.get();
  }

  readonly get = (): readonly Mark[] => this.#marks;

  /** Toggles a mark. Returns false and changes nothing if the list is full. */
  toggle(mark: Mark): boolean {
    if (this.#marks.includes(mark)) {
      this.remove(mark);
      return true;
    }
    if (this.#marks.length >= this.#most) return false;
    this.#set([...this.#marks, mark]);
    return true;
  }

  remove(...marks: readonly Mark[]): void {
    this.#set(this.#marks.filter((one) => !marks.includes(one)));
  }

  readonly forget = (): void => this.#set([]);

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) {
      this.#stopFollowing = this.#storage.onElsewhere(() => this.#show(this.#storage.get()));
    }
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#stopFollowing?.();
    };
  };

  #set(next: readonly Mark[]): void {
    this.#storage.set(next.length === 0 ? null : JSON.stringify(next));
    this.#show(next);
  }

  #show(next: readonly Mark[]): void {
    this.#marks = next;
    for (const listener of [...this.#listeners]) listener();
  }
}

const none: readonly never[] = [];

export function useKeptMarks<Mark extends string | number>(marks: KeptMarks<Mark>): readonly Mark[] {
  return useSyncExternalStore(marks.subscribe, marks.get, () => none);
}

function marksIn<Mark>(text: string, isMark: (item: unknown) => item is Mark): readonly Mark[] {
  const list: unknown = JSON.parse(text);
  return Array.isArray(list) ? [...new Set(list.filter(isMark))] : [];
}
