import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { City } from '#generated/models/city.ts';
import { DEFAULT_CITY_ID } from '@/shared/config/limits';
import { stored } from '@/shared/stored';
import { cityListQuery } from './city-list';

const storedCity = stored('aman.city', parseId, DEFAULT_CITY_ID);

/** In memory too, for where storage is forbidden. */
let current = storedCity.get();
const listeners = new Set<() => void>();
let stopFollowing: (() => void) | undefined;

/** The id of the chosen city, stored and shared by the tabs (docs/rules.md §3). */
export const selectedCity = {
  get: (): number => current,

  set(id: number): void {
    if (id === current) return;
    storedCity.set(String(id));
    change(id);
  },

  /** The returned function ends the subscription. */
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

/** Known before the list has loaded, so that nothing jumps on a first visit. */
const defaultCity: City = { id: DEFAULT_CITY_ID, title: 'Алматы', title_locative: 'Алматы' };

/** Shown until the list has loaded, for a city from an earlier visit. */
const unknownCity = { title: 'Ваш город', title_locative: 'вашем городе' };

/** A server draws pages for the default city. */
const onServer = (): number => DEFAULT_CITY_ID;

/** The chosen city. */
export function useCity(): City {
  const id = useSyncExternalStore(selectedCity.subscribe, selectedCity.get, onServer);
  const { data } = useQuery(cityListQuery());
  return cityOf(id, data?.data);
}

/** A city by its id, with the list or before it has loaded. One that the list does not have becomes the default one. */
export function cityOf(id: number, cities: readonly City[] | undefined): City {
  const found = cities?.find((city) => city.id === id);
  if (found) return found;
  return cities || id === DEFAULT_CITY_ID ? defaultCity : { ...unknownCity, id };
}
