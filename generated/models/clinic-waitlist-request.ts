/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { NewClient } from './new-client.ts';

/**
 * Somebody who called and waits for the first time of a doctor that suits. Either `client_id` or `new_client` says who.
 */
export interface ClinicWaitlistRequest {
  /**
   * Id of a known client; null or absent for a new client.
   * @minimum 1
   * @nullable
   */
  client_id?: number | null;
  /** Data of a new client; null or absent for a known client. */
  new_client?: NewClient | null;
  /**
   * Id of a doctor of the filial, else 422.
   * @minimum 1
   */
  doctor_id: number;
  /**
   * Id of an open filial of the logged-in clinic, else 422.
   * @minimum 1
   */
  filial_id: number;
  /**
   * Id of a service of the doctor there, even a hidden one, else 422.
   * @minimum 1
   */
  service_id: number;
  /**
   * Suitable days and hours in the caller's words; visible only to the clinic and the doctor.
   * @maxLength 200
   * @nullable
   */
  comment?: string | null;
}
