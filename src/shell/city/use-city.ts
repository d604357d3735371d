import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { City } from '#generated/models/city.ts';
import { DEFAULT_CITY_ID } from '@/shared/config/limits';
import { cityListQuery } from './city-list-query';
import { selectedCity } from './selected-city';

/** Known before any list has come, so that nothing jumps on a first visit. */
const defaultCity: City = { id: DEFAULT_CITY_ID, title: 'Алматы', title_locative: 'Алматы' };

/** Chosen on an earlier visit, while neither the kept list nor the server's is there. */
const unknownCity = { title: 'Ваш город', title_locative: 'вашем городе' };

/** A page that a server has made is drawn for the default city; the chosen one follows right after. */
const onServer = (): number => DEFAULT_CITY_ID;

/** The chosen city. One that the list no longer has becomes the default one. */
export function useCity(): City {
  const id = useSyncExternalStore(selectedCity.subscribe, selectedCity.get, onServer);
  const { data } = useQuery(cityListQuery());
  const found = data?.data.find((city) => city.id === id);
  if (found) return found;
  return data || id === DEFAULT_CITY_ID ? defaultCity : { ...unknownCity, id };
}
