/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Favourites } from './favourites.ts';

export interface FavouriteListAnswer {
  data: Favourites;
}
