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
   * Number of filials that take at least one of the analyses.
   * @minimum 0
   */
  total: number;
  /**
   * Number of the last page with rows; 1 for an empty list.
   * @minimum 1
   */
  last_page: number;
  /**
   * Number of filials in the whole list that take all requested analyses.
   * @minimum 0
   */
  complete: number;
  /**
   * Districts of the city with such filials, and the chosen one (proposed). Empty without a city.
   * @maxItems 100
   */
  districts: FilterOption[];
  /** True if at least one analysis requires an empty stomach. */
  fasting: boolean;
  /**
   * Requested analyses in the requested order, without unknown ids.
   * @maxItems 30
   */
  services: Service[];
}
