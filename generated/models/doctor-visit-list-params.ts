/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DeskStatus } from './desk-status.ts';

export type DoctorVisitListParams = {
  /**
   * First day; today by default.
   */
  date_from?: string;
  /**
   * Last day, at most 41 days after the first; by default the day of the last booked visit.
   */
  date_to?: string;
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
   * Name of the person (Kazakh letters equal similar Russian ones), phone or its last digits, or the visit's number.
   * @maxLength 200
   */
  q?: string;
};
