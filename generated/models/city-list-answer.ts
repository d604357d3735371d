/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { City } from './city.ts';

export interface CityListAnswer {
  data: City[];
}
