/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicClientListDirection } from './clinic-client-list-direction.ts';
import type { ClinicClientListSort } from './clinic-client-list-sort.ts';

export type ClinicClientListParams = {
  /**
   * Name, phone, birthday («15.05.1990», «15.05») or number of a visit («A-20417»). A name may stand with a birthday or the last digits
   * of the phone.
   * @maxLength 200
   */
  q?: string;
  /**
   * Id of a filial; only clients with a visit there are included.
   * @minimum 1
   */
  filial_id?: number;
  /**
   * Number of days; only clients with a completed visit in these days or a future visit are included.
   * @minimum 1
   * @maximum 3650
   */
  active_days?: number;
  /**
   * True for clients without a future visit.
   */
  without_next?: boolean;
  /**
   * Minimum number of no-shows.
   * @minimum 1
   * @maximum 1000
   */
  no_shows_from?: number;
  /**
   * Order; by name if absent. With `q`, exact beginnings come before similar letters.
   */
  sort?: ClinicClientListSort;
  /**
   * Direction. By default names, ages and next visits are ascending, other values descending.
   */
  direction?: ClinicClientListDirection;
  /**
   * Page number, from 1. A page after the last one has an empty `data` and a correct `meta`.
   * @minimum 1
   * @maximum 100000
   */
  page?: number;
  /**
   * Rows on a page. More than 100 are an export, which only the owner may do (403 `right_required`).
   * @minimum 1
   * @maximum 1000
   */
  per_page?: number;
};
