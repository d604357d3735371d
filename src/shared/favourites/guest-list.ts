import type { FavouriteKind } from '#generated/models/favourite-kind.ts';
import { stored } from '@/shared/stored';
import { SLUG } from '@/shared/url/ids';

/** Slugs of doctors and of clinics. The slug that was added last is first. */
export type FavouriteLists = Readonly<Record<FavouriteKind, readonly string[]>>;

/** Maximum length of a stored list, in case a bug makes it grow. */
const LONGEST = 100;

const list = stored<FavouriteLists>('aman.favourites', parseList, { doctor: [], clinic: [] });

/** This browser's favourites; an invalid stored value counts as empty. */
export const readGuestList = list.get;

/**
 * Calls the listener when another tab changes or clears the list. Returns a function that
 * unsubscribes.
 */
export const onGuestListElsewhere = list.onElsewhere;

/** Stores the list. If storage is blocked or full, the list lasts only as long as the page. */
export function writeGuestList({ doctor, clinic }: FavouriteLists): void {
  const isEmpty = doctor.length + clinic.length === 0;
  const lists = { doctors: doctor.slice(0, LONGEST), clinics: clinic.slice(0, LONGEST) };
  list.set(isEmpty ? null : JSON.stringify(lists));
}

function parseList(text: string): FavouriteLists {
  const lists: unknown = JSON.parse(text);
  if (typeof lists !== 'object' || lists === null) return { doctor: [], clinic: [] };
  return {
    doctor: slugs('doctors' in lists && lists.doctors),
    clinic: slugs('clinics' in lists && lists.clinics),
  };
}

function slugs(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return [];
  const items: unknown[] = value;
  const spelt = items.filter((item): item is string => typeof item === 'string' && SLUG.test(item));
  return [...new Set(spelt)].slice(0, LONGEST);
}
