import { useSyncExternalStore } from 'react';

let hidden = false;
const listeners = new Set<() => void>();

/**
 * Free times on a page that was written down, perhaps hours ago: they are hidden, in space that is kept for them, until they have
 * been asked for again. A time that is over, or somebody else's, would be worse than none.
 */
export const shownTimes = {
  hide(): void {
    hidden = true;
  },
  show(): void {
    hidden = false;
    for (const listener of listeners) listener();
  },
};

/** Whether free times are hidden. */
export function useHiddenTimes(): boolean {
  return useSyncExternalStore(subscribe, areHidden, areHidden);
}

function areHidden(): boolean {
  return hidden;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
