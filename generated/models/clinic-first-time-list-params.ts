/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Funding } from './funding.ts';
import type { Slug } from './slug.ts';

export type ClinicFirstTimeListParams = {
  /**
   * Id of the only filial to include; absent for all filials of the clinic.
   * @minimum 1
   */
  filial_id?: number;
  /**
   * Id of a service; only its doctors are included, and its duration sets the slots.
   * @minimum 1
   */
  service_id?: number;
  /**
   * Slug of a specialisation; only doctors with such a service there are included.
   */
  specialisation?: Slug;
  /**
   * Only times at which this payer can pay for the service (proposed).
   */
  funding?: Funding;
  /**
   * First day; today if absent or past.
   */
  date_from?: string;
};
