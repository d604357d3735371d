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
   * Who has ever been booked into this filial.
   * @minimum 1
   */
  filial_id?: number;
  /**
   * Who had a completed visit within so many days, or has one to come.
   * @minimum 1
   * @maximum 3650
   */
  active_days?: number;
  /**
   * With `true` only who has no visit to come.
   */
  without_next?: boolean;
  /**
   * Who did not come at least so many times.
   * @minimum 1
   * @maximum 1000
   */
  no_shows_from?: number;
  /**
   * Order. By name when absent; with `q` whose name begins letter by letter as was typed comes before look-alikes.
   */
  sort?: ClinicClientListSort;
  /**
   * Which way round; when absent names, ages and next visits rise, the others fall.
   */
  direction?: ClinicClientListDirection;
  /**
   * Page number, from 1. A page past the last one answers an empty `data` with a truthful `meta`.
   * @minimum 1
   * @maximum 100000
   */
  page?: number;
  /**
   * Rows on a page. More than 100, for an export, are the owner's alone (403 `right_required`).
   * @minimum 1
   * @maximum 1000
   */
  per_page?: number;
};
