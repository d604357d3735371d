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
  /** Results by category, for the tabs. Of the filters in the text only the city applies to them. */
  counts: SearchFiltersCounts;
  /** The category that a word of the text names (proposed): «анализы на гормоны» names `analysis`, «клиника Жібек» `clinics`. Null without a text or without such a word. */
  named_category?: SearchCategory | null;
  /** Values «any», «today», «tomorrow», «weekend», «evening»: who has a free time by then. */
  when: FilterOption[];
  /** Value «any», then hours of a day as «from-to», either end may be missing: «-10:00», «12:00-14:00», «18:00-» are `time_to`, both, `time_from`: who has a free time then. Only of doctors (proposed). */
  hours?: FilterOption[];
  /** Values are slugs; the ones with results, and those that are chosen. */
  specialisations: FilterOption[];
  /** Values are slugs; the ones with results, and those that are chosen. */
  services: FilterOption[];
  /** Values are slugs of the city's districts; none without a city. */
  districts: FilterOption[];
  /** Values of `PatientGroup`. */
  patients: FilterOption[];
  /** Values of `VisitFormat`. */
  formats: FilterOption[];
  /** Values of `Funding`, of doctors and clinics (proposed). */
  funding?: FilterOption[];
  /** Values of `SearchFact`, each counted together with those that are chosen; of clinics without the facts of doctors (proposed). */
  facts?: FilterOption[];
  /** Values of `QualificationCategory`. */
  qualifications: FilterOption[];
  /** Values «any», «4.5» and «4». */
  ratings: FilterOption[];
  /** Value «any», then full years: «5», «10», «15». */
  experience: FilterOption[];
  /** Values of `Gender`: of the doctor. */
  genders: FilterOption[];
  /** Range of prices among the results, KZT; of doctors and clinics the prices of what their cards offer (`offer`). Null when nothing has a price. */
  price: SearchFiltersPrice;
}
