/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { NewClient } from './new-client.ts';

/**
 * Somebody who called and waits for the first time of a doctor that suits. Either `client_id` or `new_client` says who.
 */
export interface ClinicWaitlistRequest {
  /**
   * A known client. Null or absent for a new client.
   * @minimum 1
   * @nullable
   */
  client_id?: number | null;
  /** Null or absent for a known client. */
  new_client?: NewClient | null;
  /**
   * A doctor of the filial; else 422.
   * @minimum 1
   */
  doctor_id: number;
  /**
   * An open filial of the logged-in clinic; else 422.
   * @minimum 1
   */
  filial_id: number;
  /**
   * One that the doctor gives there, hidden ones too; else 422.
   * @minimum 1
   */
  service_id: number;
  /**
   * Suitable days and hours, as the caller says. Only the clinic and the doctor read it.
   * @maxLength 200
   * @nullable
   */
  comment?: string | null;
}
