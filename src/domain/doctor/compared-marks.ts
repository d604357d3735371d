import { useSyncExternalStore } from 'react';
import { stored } from '@/shared/stored';
import { SLUG } from '@/shared/url/ids';

/** As many as fit side by side on a desktop. */
export const MOST_COMPARED = 3;

const storage = stored<readonly string[]>('aman.compared', parseMarks, []);
const nobody: readonly string[] = [];
let marks = storage.get();
const listeners = new Set<() => void>();
let stopFollowing: (() => void) | undefined;

/**
 * Slugs of the doctors marked for comparison on this device, in order of marking. Cleared when the
 * user changes.
 */
export const comparedMarks = {
  get: (): readonly string[] => marks,

  /** Toggles a doctor. Returns false and changes nothing if the list is full. */
  toggle(slug: string): boolean {
    const others = marks.filter((other) => other !== slug);
    if (others.length === marks.length && marks.length >= MOST_COMPARED) return false;
    set(others.length < marks.length ? others : [...marks, slug]);
    return true;
  },

  remove(slug: string): void {
    set(marks.filter((other) => other !== slug));
  },

  forget(): void {
    set(nobody);
  },
};

export function useComparedMarks(): readonly string[] {
  return useSyncExternalStore(subscribe, comparedMarks.get, () => nobody);
}

function set(next: readonly string[]): void {
  marks = next;
  storage.set(next.length === 0 ? null : JSON.stringify(next));
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) stopFollowing = storage.onElsewhere(follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopFollowing?.();
  };
}

function follow(): void {
  marks = storage.get();
  for (const listener of [...listeners]) listener();
}

function parseMarks(text: string): readonly string[] {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list)) return nobody;
  const items: unknown[] = list;
  const spelt = items.filter((item): item is string => typeof item === 'string' && SLUG.test(item));
  return [...new Set(spelt)].slice(0, MOST_COMPARED);
}
