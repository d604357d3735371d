import type { FavouriteKind } from '@generated/models/favourite-kind';
import { SLUG } from '@/shared/api/slug';

/** Slugs by kind, the latest first. */
export type Kept = Readonly<Record<FavouriteKind, readonly string[]>>;

const KEY = 'aman.favourites';

/** More of one kind than anybody compares; keeps a list that grew by mistake from filling the storage. */
const LONGEST = 100;

/** What this browser keeps. Whatever is not such a list (edited by hand) is empty. */
export function readGuestList(): Kept {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return { doctor: [], clinic: [] };
    return {
      doctor: slugs('doctors' in stored && stored.doctors),
      clinic: slugs('clinics' in stored && stored.clinics),
    };
  } catch {
    // Storage is forbidden here, or holds something else.
    return { doctor: [], clinic: [] };
  }
}

export function writeGuestList({ doctor, clinic }: Kept): void {
  try {
    if (doctor.length + clinic.length === 0) localStorage.removeItem(KEY);
    else {
      const stored = { doctors: doctor.slice(0, LONGEST), clinics: clinic.slice(0, LONGEST) };
      localStorage.setItem(KEY, JSON.stringify(stored));
    }
  } catch {
    // Forbidden or full: the list then lives as long as the page.
  }
}

/** Calls back when another tab changed the list, or cleared everything. The returned function ends it. */
export function onGuestListElsewhere(changed: () => void): () => void {
  const follow = ({ key }: StorageEvent): void => {
    if (key === KEY || key === null) changed();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

function slugs(list: unknown): readonly string[] {
  if (!Array.isArray(list)) return [];
  const items: unknown[] = list;
  const spelt = items.filter((item): item is string => typeof item === 'string' && SLUG.test(item));
  return [...new Set(spelt)].slice(0, LONGEST);
}
