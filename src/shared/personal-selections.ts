import { stored } from './stored';

/**
 * Storage keys of selections that are cleared with the person, even if their code is not loaded.
 */
const keys = { compared: 'aman.compared', analyses: 'aman.analyses' } as const;

export type PersonalSelection = keyof typeof keys;

const loaded = new Set<() => void>();

/** The storage key of a selection; `forget` clears it where it is shown. */
export function personalKey(name: PersonalSelection, forget: () => void): string {
  loaded.add(forget);
  return keys[name];
}

/** Clears all selections of the person, in storage and on the page. */
export function forgetSelections(): void {
  for (const key of Object.values(keys)) stored(key, String, '').set(null);
  for (const forget of loaded) forget();
}
