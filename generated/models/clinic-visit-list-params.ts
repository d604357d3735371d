/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DeskStatus } from './desk-status.ts';
import type { Funding } from './funding.ts';

export type ClinicVisitListParams = {
  /**
   * First day; today by default, with `past=true` the day of the first visit.
   */
  date_from?: string;
  /**
   * Last day, at most 41 days after the first; by default the day of the last booked visit.
   */
  date_to?: string;
  /**
   * True: only visits whose time is over (`ends_at`), whatever came of them, the latest first, a range of any length, and always in
   * pages. False: only visits whose time is not over yet.
   */
  past?: boolean;
  /**
   * The only status to include.
   */
  status?: DeskStatus;
  /**
   * Id of the only filial to include.
   * @minimum 1
   */
  filial_id?: number;
  /**
   * Id of the only doctor to include.
   * @minimum 1
   */
  doctor_id?: number;
  /**
   * Only visits that this payer pays (proposed).
   */
  funding?: Funding;
  /**
   * Name of the person (Kazakh letters equal similar Russian ones), phone or its last digits, or the visit's number.
   * @maxLength 200
   */
  q?: string;
  /**
   * Page number, from 1. Without it and `per_page` the whole list is returned, except for past visits.
   * @minimum 1
   * @maximum 100000
   */
  page?: number;
  /**
   * Rows on a page, 50 by default. More than 100 are an export, which only the owner may do (403 `right_required`).
   * @minimum 1
   * @maximum 1000
   */
  per_page?: number;
};
