/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Email } from './email.ts';

/**
 * The doctor to add, by e-mail or by id, with the filials in which they are to receive.
 */
export interface ClinicDoctorRequest {
  email?: Email;
  /**
   * Instead of `email`: a doctor of the directory.
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
