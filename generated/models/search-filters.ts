/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FilterOption } from './filter-option.ts';
import type { SearchCategory } from './search-category.ts';
import type { SearchFiltersCounts } from './search-filters-counts.ts';
import type { SearchFiltersPrice } from './search-filters-price.ts';

/**
 * Filters of a search with counts, and the number of results of each category for the same text and city.
 */
export interface SearchFilters {
  /** Numbers of results by category, for the tabs. Of the filters named in the text only the city applies. */
  counts: SearchFiltersCounts;
  /** The category that a word of the text names (proposed): «анализы на гормоны» names `analysis`, «клиника Жібек» `clinics`. Null without a text or without such a word. */
  named_category?: SearchCategory | null;
  /** Options «any», «today», «tomorrow», «weekend», «evening», with the number of results with a free slot then; for a clinic, of one of its doctors. */
  when: FilterOption[];
  /** Option «any», then hours as «from-to» for `time_from` and `time_to`; one end may be missing: «-10:00», «12:00-14:00», «18:00-». A clinic counts if one of its doctors is free then, or if a requested service without a doctor has hours then (proposed). */
  hours?: FilterOption[];
  /** Options by slug: those with results, and the chosen ones. */
  specialisations: FilterOption[];
  /** Options by slug: those with results, and the chosen ones. */
  services: FilterOption[];
  /** Options by slug of the city's districts; empty without a city. */
  districts: FilterOption[];
  /** Values of `PatientGroup`. */
  patients: FilterOption[];
  /** Values of `VisitFormat`. */
  formats: FilterOption[];
  /** Values of `Funding`, of doctors and clinics (proposed). */
  funding?: FilterOption[];
  /** Options of `SearchFact`, each counted together with the chosen ones; for clinics without the facts of doctors (proposed). */
  facts?: FilterOption[];
  /** Values of `QualificationCategory`. */
  qualifications: FilterOption[];
  /** Values «any», «4.5» and «4». */
  ratings: FilterOption[];
  /** Value «any», then full years: «5», «10», «15». */
  experience: FilterOption[];
  /** Options of the doctor's `Gender`. */
  genders: FilterOption[];
  /** Range of prices of the results, KZT; for doctors and clinics the prices of `offer`. Null without prices. */
  price: SearchFiltersPrice;
}
