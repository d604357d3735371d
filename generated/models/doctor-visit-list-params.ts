/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DeskStatus } from './desk-status.ts';

export type DoctorVisitListParams = {
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
   * Name of the person (Kazakh and Russian letters count as one another), phone or its last digits, or the visit's number.
   * @maxLength 200
   */
  q?: string;
};
