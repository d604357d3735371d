/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Email } from './email.ts';

/**
 * The doctor to add, by e-mail, with the filials in which they receive.
 */
export interface ClinicDoctorRequest {
  email: Email;
  /**
   * @minItems 1
   * @maxItems 50
   * @items.minimum 1
   */
  filial_ids: number[];
}
