/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DeskStatus } from './desk-status.ts';

export type ClinicVisitListParams = {
  /**
   * First day; today when absent.
   */
  date_from?: string;
  /**
   * Last day, at most 41 days after the first. Absent: up to the last visit that is booked.
   */
  date_to?: string;
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
   * Name of the person (Kazakh and Russian letters count as one another) or phone.
   * @maxLength 200
   */
  q?: string;
  /**
   * Page number, from 1. Without it and `per_page` the whole list comes at once.
   * @minimum 1
   * @maximum 100000
   */
  page?: number;
  /**
   * Rows on a page; 50 when only `page` is given.
   * @minimum 1
   * @maximum 100
   */
  per_page?: number;
};
