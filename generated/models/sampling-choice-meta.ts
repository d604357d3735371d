/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FilterOption } from './filter-option.ts';
import type { Service } from './service.ts';

/**
 * Position of this page in the whole list, and the requested analyses.
 */
export interface SamplingChoiceMeta {
  /** @minimum 1 */
  page: number;
  /** @minimum 1 */
  per_page: number;
  /**
   * Filials that take one of the analyses at least.
   * @minimum 0
   */
  total: number;
  /**
   * The last page with rows; 1 for an empty list.
   * @minimum 1
   */
  last_page: number;
  /**
   * How many filials of the whole list take all of them.
   * @minimum 0
   */
  complete: number;
  /**
   * Districts of the city with such filials, and the chosen one (proposed). Empty without a city.
   * @maxItems 100
   */
  districts: FilterOption[];
  /** To be done on an empty stomach, one of them at least. */
  fasting: boolean;
  /**
   * The analyses, in the order asked for; an id that names none is left out.
   * @maxItems 30
   */
  services: Service[];
}
