/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Funding } from './funding.ts';

export type ClinicSlotListParams = {
  /**
   * Id of the doctor; absent for the filial's slots for samples.
   * @minimum 1
   */
  doctor_id?: number;
  /**
   * Id of the filial.
   * @minimum 1
   */
  filial_id: number;
  /**
   * First day.
   */
  date_from: string;
  /**
   * Last day, at most 41 days after the first.
   */
  date_to: string;
  /**
   * Id of the service, which sets the duration; absent for the length of one slot.
   * @minimum 1
   */
  service_id?: number;
  /**
   * Id of the visit to move. It does not block its own slot, and its duration is used.
   * @minimum 1
   */
  visit_id?: number;
  /**
   * Only times at which this payer can pay for the service, in `meta` too (proposed). Absent with a `visit_id`, the payer of that visit.
   */
  funding?: Funding;
};
