import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { City } from '#generated/models/city.ts';
import { DEFAULT_CITY_ID } from '@/shared/config/limits';
import { stored } from '@/shared/stored';
import { cityListQuery } from './city-list';

const storedCity = stored('aman.city', parseId, DEFAULT_CITY_ID);

/** The value in memory, for browsers that forbid storage. */
let current = storedCity.get();
const listeners = new Set<() => void>();
let stopFollowing: (() => void) | undefined;

/** Id of the chosen city. It is stored, and all tabs have the same id (docs/rules.md §3). */
export const selectedCity = {
  get: (): number => current,

  set(id: number): void {
    if (id === current) return;
    storedCity.set(String(id));
    change(id);
  },

  /** Calls the listener when the chosen city changes. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) stopFollowing = storedCity.onElsewhere(() => change(storedCity.get()));
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

/**
 * The default city is a constant, so that the layout doesn't shift while the list loads for the
 * first time.
 */
const defaultCity: City = { id: DEFAULT_CITY_ID, title: 'Алматы', title_locative: 'Алматы' };

/** Placeholder for the chosen city while the list loads, if it isn't the default city. */
const unknownCity = { title: 'Ваш город', title_locative: 'вашем городе' };

/** A server-rendered page shows the default city. */
const onServer = (): number => DEFAULT_CITY_ID;

export function useCity(): City {
  const id = useSyncExternalStore(selectedCity.subscribe, selectedCity.get, onServer);
  const { data } = useQuery(cityListQuery());
  return cityOf(id, data?.data);
}

/**
 * Returns a city by its id, even before the list has loaded. If the list lacks the id, returns the
 * default city.
 */
export function cityOf(id: number, cities: readonly City[] | undefined): City {
  const found = cities?.find((city) => city.id === id);
  if (found) return found;
  return cities || id === DEFAULT_CITY_ID ? defaultCity : { ...unknownCity, id };
}
