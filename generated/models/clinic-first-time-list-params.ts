/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Slug } from './slug.ts';

export type ClinicFirstTimeListParams = {
  /**
   * Only in this filial; absent: in all of the clinic.
   * @minimum 1
   */
  filial_id?: number;
  /**
   * Only doctors who give this service; its length decides.
   * @minimum 1
   */
  service_id?: number;
  /**
   * Only doctors who give a service of this specialisation there, by its slug.
   */
  specialisation?: Slug;
  /**
   * First day; today when absent or past.
   */
  date_from?: string;
};
