import { stored } from './stored';

/** Storage keys of the marks that go with the person. Their code may not be loaded yet. */
const keys = { compared: 'aman.compared', analyses: 'aman.analyses' } as const;

export type PersonalMarks = keyof typeof keys;

const loaded = new Set<() => void>();

/** The storage key of marks; `forget` clears them where they are shown. */
export function personalKey(marks: PersonalMarks, forget: () => void): string {
  loaded.add(forget);
  return keys[marks];
}

/** Clears all marks of the person, in storage and on the page. */
export function forgetMarks(): void {
  for (const key of Object.values(keys)) stored(key, String, '').set(null);
  for (const forget of loaded) forget();
}
