import { DEFAULT_CITY_ID } from '@/shared/config/limits';
import { stored } from '@/shared/stored';

const kept = stored('aman.city', parseId, DEFAULT_CITY_ID);

/** In memory too: where storage is forbidden the choice lives as long as the page. */
let current = kept.get();
const listeners = new Set<() => void>();
let stopFollowing: (() => void) | undefined;

/** The id of the city that the person looks for doctors in; outlives the visit and is shared by the tabs (docs/rules.md §3). */
export const selectedCity = {
  get: (): number => current,

  set(id: number): void {
    if (id === current) return;
    kept.set(String(id));
    change(id);
  },

  /** The returned function ends the subscription. */
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) stopFollowing = kept.onElsewhere(() => change(kept.get()));
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) stopFollowing?.();
    };
  },
};

function change(id: number): void {
  if (id === current) return;
  current = id;
  for (const listener of [...listeners]) listener();
}

function parseId(text: string): number {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : DEFAULT_CITY_ID;
}
