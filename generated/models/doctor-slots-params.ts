/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Funding } from './funding.ts';

export type DoctorSlotsParams = {
  /**
   * Where.
   * @minimum 1
   */
  filial_id: number;
  /**
   * For what; decides the length.
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
   * Only times at which this payer can pay, in `meta` too; none if the payer does not pay for the service there (proposed).
   */
  funding?: Funding;
};
