/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DeskStatus } from './desk-status.ts';

export type ClinicVisitListParams = {
  /**
   * First day. Absent, today; with `past=true` the first that there is.
   */
  date_from?: string;
  /**
   * Last day, at most 41 days after the first. Absent: up to the last visit that is booked.
   */
  date_to?: string;
  /**
   * True: only visits whose time is over (`ends_at`), whatever came of them, the latest first, a range of any length, and always in
   * pages. False: only visits whose time is not over yet.
   */
  past?: boolean;
  /**
   * Only visits in this state.
   */
  status?: DeskStatus;
  /**
   * Only in this filial.
   * @minimum 1
   */
  filial_id?: number;
  /**
   * Only to this doctor.
   * @minimum 1
   */
  doctor_id?: number;
  /**
   * Name of the person (Kazakh and Russian letters count as one another), phone or its last digits, or the visit's number.
   * @maxLength 200
   */
  q?: string;
  /**
   * Page number, from 1. Without it and `per_page` the whole list comes at once, unless it is of the past.
   * @minimum 1
   * @maximum 100000
   */
  page?: number;
  /**
   * Rows on a page; 50 when it is absent. More than 100 are an export, for the owner only (403 `right_required`).
   * @minimum 1
   * @maximum 1000
   */
  per_page?: number;
};
