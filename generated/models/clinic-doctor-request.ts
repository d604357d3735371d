/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Email } from './email.ts';

/**
 * The doctor to add, by e-mail or by id, with the filials where the doctor will receive.
 */
export interface ClinicDoctorRequest {
  email?: Email;
  /**
   * Id of a doctor in the directory, in place of `email`.
   * @minimum 1
   */
  doctor_id?: number;
  /**
   * Filials of this clinic.
   * @minItems 1
   * @maxItems 50
   * @items.minimum 1
   */
  filial_ids: number[];
}
