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
   * Clients who were ever booked in this filial.
   * @minimum 1
   */
  filial_id?: number;
  /**
   * Clients with a completed visit within this number of days, or with an upcoming visit.
   * @minimum 1
   * @maximum 3650
   */
  active_days?: number;
  /**
   * With `true` only clients without an upcoming visit.
   */
  without_next?: boolean;
  /**
   * Clients with at least this number of no-shows.
   * @minimum 1
   * @maximum 1000
   */
  no_shows_from?: number;
  /**
   * Order. By name when absent; with `q` whose name begins letter by letter as was typed comes before look-alikes.
   */
  sort?: ClinicClientListSort;
  /**
   * Direction. By default names, ages and next visits ascend, the others descend.
   */
  direction?: ClinicClientListDirection;
  /**
   * Page number, from 1. A page after the last one has an empty `data` and a correct `meta`.
   * @minimum 1
   * @maximum 100000
   */
  page?: number;
  /**
   * Rows on a page. More than 100 are an export, for the owner only (403 `right_required`).
   * @minimum 1
   * @maximum 1000
   */
  per_page?: number;
};
