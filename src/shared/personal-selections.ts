import { stored } from './stored';

/**
 * Storage keys of selections that are deleted when the session ends, even if the code that uses
 * them is not loaded.
 */
const keys = { compared: 'aman.compared', analyses: 'aman.analyses' } as const;

export type PersonalSelection = keyof typeof keys;

const loaded = new Set<() => void>();

/** Returns the storage key of a selection. `forget` clears the selection on the page. */
export function personalKey(name: PersonalSelection, forget: () => void): string {
  loaded.add(forget);
  return keys[name];
}

/** Deletes all selections of the person, in storage and on the page. */
export function forgetSelections(): void {
  for (const key of Object.values(keys)) stored(key, String, '').set(null);
  for (const forget of loaded) forget();
}
