/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Slug } from './slug.ts';

export type SamplingPlacesParams = {
  /**
   * The analyses.
   * @minItems 1
   * @maxItems 30
   * @items.minimum 1
   */
  service_ids: number[];
  /**
   * Id of the city; absent for all cities.
   * @minimum 1
   */
  city_id?: number;
  /**
   * Slug of a district of the city (proposed); a slug of no district there finds no filials.
   */
  district?: Slug;
  /**
   * Page number, from 1. A page after the last one has an empty `data` and a correct `meta`.
   * @minimum 1
   * @maximum 100000
   */
  page?: number;
  /**
   * Rows on a page.
   * @minimum 1
   * @maximum 100
   */
  per_page?: number;
};
