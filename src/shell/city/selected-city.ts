import { DEFAULT_CITY_ID } from '@/shared/config/limits';

const KEY = 'aman.city';

let current = read();
const listeners = new Set<() => void>();

/** The id of the city that the person looks for doctors in; outlives the visit and is shared by the tabs (docs/rules.md §3). */
export const selectedCity = {
  get: (): number => current,

  set(id: number): void {
    if (id === current) return;
    current = id;
    try {
      localStorage.setItem(KEY, String(id));
    } catch {
      // Storage is forbidden here: the choice then lives as long as the page.
    }
    announce();
  },

  /** The returned function ends the subscription. */
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) window.addEventListener('storage', follow);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', follow);
    };
  },
};

/** Another tab chose a city (or cleared everything: `null`). */
function follow({ key }: StorageEvent): void {
  if (key !== KEY && key !== null) return;
  const id = read();
  if (id === current) return;
  current = id;
  announce();
}

function announce(): void {
  for (const listener of [...listeners]) listener();
}

function read(): number {
  try {
    const id = Number(localStorage.getItem(KEY));
    return Number.isSafeInteger(id) && id > 0 ? id : DEFAULT_CITY_ID;
  } catch {
    return DEFAULT_CITY_ID;
  }
}
