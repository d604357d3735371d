/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Country } from './country.ts';

export interface CountryListAnswer {
  data: Country[];
}
