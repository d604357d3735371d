import { useSyncExternalStore } from 'react';
import { type PersonalSelection, personalKey } from './personal-selections';
import { stored } from './stored';

/**
 * Slugs or ids that a person has selected on this device, in order of selection. The tabs of a
 * browser share the selection, and a change of user clears it. The server renders an empty
 * selection.
 */
export class StoredSelection<Item extends string | number> {
  readonly #most: number;
  readonly #storage;
  readonly #listeners = new Set<() => void>();
  #items: readonly Item[];
  #stopFollowing: (() => void) | undefined;

  /** @param isItem whether a stored value is a valid item */
  constructor(name: PersonalSelection, isItem: (item: unknown) => item is Item, most: number) {
    this.#most = most;
    const key = personalKey(name, () => this.forget());
    this.#storage = stored<readonly Item[]>(key, (text) => itemsIn(text, isItem).slice(0, most), []);
    this.#items = this.#storage.get();
  }

  readonly get = (): readonly Item[] => this.#items;

  /** Toggles an item. Returns false and changes nothing if the list is full. */
  toggle(item: Item): boolean {
    if (this.#items.includes(item)) {
      this.remove(item);
      return true;
    }
    if (this.#items.length >= this.#most) return false;
    this.#set([...this.#items, item]);
    return true;
  }

  remove(...gone: readonly Item[]): void {
    this.#set(this.#items.filter((one) => !gone.includes(one)));
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

  #set(next: readonly Item[]): void {
    this.#storage.set(next.length === 0 ? null : JSON.stringify(next));
    this.#show(next);
  }

  #show(next: readonly Item[]): void {
    this.#items = next;
    for (const listener of [...this.#listeners]) listener();
  }
}

const none: readonly never[] = [];

export function useStoredSelection<Item extends string | number>(selection: StoredSelection<Item>): readonly Item[] {
  return useSyncExternalStore(selection.subscribe, selection.get, () => none);
}

function itemsIn<Item>(text: string, isItem: (item: unknown) => item is Item): readonly Item[] {
  const list: unknown = JSON.parse(text);
  return Array.isArray(list) ? [...new Set(list.filter(isItem))] : [];
}
