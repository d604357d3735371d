/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Country } from './country.ts';

export type CountryList200 = {
  data: Country[];
};
