/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { SearchWhen } from './search-when.ts';
import type { Slug } from './slug.ts';
import type { Time } from './time.ts';

export type ClinicDoctorsParams = {
  /**
   * Slug of the only specialisation to include.
   */
  specialisation?: Slug;
  /**
   * Slug of a service; only its doctors are included.
   */
  service?: Slug;
  /**
   * Id of the only filial to include.
   * @minimum 1
   */
  filial_id?: number;
  /**
   * Only free times of these days, with the meaning that the search gives them (proposed).
   */
  when?: SearchWhen;
  /**
   * Only free times of this day and later ones (proposed).
   */
  date_from?: string;
  /**
   * Only free times of this day and earlier ones (proposed).
   */
  date_to?: string;
  /**
   * Only free times that begin at this time or later, on any day (proposed).
   */
  time_from?: Time;
  /**
   * Only free times that begin before this time (proposed).
   */
  time_to?: Time;
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
