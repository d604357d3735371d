/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DoctorArchiveStatus } from './doctor-archive-status.ts';

export type DoctorArchiveParams = {
  /**
   * First day.
   */
  date_from?: string;
  /**
   * Last day.
   */
  date_to?: string;
  /**
   * The only end of a visit to include; `cancelled` means by either side.
   */
  status?: DoctorArchiveStatus;
  /**
   * Id of the only filial to include.
   * @minimum 1
   */
  filial_id?: number;
  /**
   * Name of the person, phone or its last digits, or the visit's number.
   * @maxLength 200
   */
  q?: string;
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
