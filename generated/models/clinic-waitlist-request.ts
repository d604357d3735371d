/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { NewClient } from './new-client.ts';

/**
 * Somebody who called and waits for the first time of a doctor that suits. Either `client_id` or `new_client` says who.
 */
export interface ClinicWaitlistRequest {
  /**
   * Somebody whom the clinic knows. Null or absent for a new client.
   * @minimum 1
   * @nullable
   */
  client_id?: number | null;
  /** Null or absent for somebody who is known. */
  new_client?: NewClient | null;
  /**
   * A doctor of the filial; else 422.
   * @minimum 1
   */
  doctor_id: number;
  /**
   * An open filial of the signed-in clinic; else 422.
   * @minimum 1
   */
  filial_id: number;
  /**
   * One that the doctor gives there, hidden ones too; else 422.
   * @minimum 1
   */
  service_id: number;
  /**
   * Which days and hours suit, as the caller says it. Read by the clinic and the doctor alone.
   * @maxLength 200
   * @nullable
   */
  comment?: string | null;
}
