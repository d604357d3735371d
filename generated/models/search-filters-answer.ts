/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { SearchFilters } from './search-filters.ts';

export interface SearchFiltersAnswer {
  data: SearchFilters;
}
