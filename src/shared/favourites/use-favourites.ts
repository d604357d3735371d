import { useSyncExternalStore } from 'react';
import { type Favourites, favourites } from './favourites';

export function useFavourites(): Favourites {
  return useSyncExternalStore(favourites.subscribe, favourites.get, favourites.ofNobody);
}
