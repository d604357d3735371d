/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Funding } from './funding.ts';

export type DoctorSlotsParams = {
  /**
   * Id of the filial.
   * @minimum 1
   */
  filial_id: number;
  /**
   * Id of the service, which sets the duration.
   * @minimum 1
   */
  service_id: number;
  /**
   * First day.
   */
  date_from: string;
  /**
   * Last day, at most 30 days after the first.
   */
  date_to: string;
  /**
   * Payer; only slots that it can pay are included, also in `meta`. Empty if it does not pay for the service there (proposed).
   */
  funding?: Funding;
};
