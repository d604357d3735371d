/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Funding } from './funding.ts';

/**
 * The next visit of a client.
 */
export interface ClientNextVisit {
  /** @minimum 1 */
  id: number;
  /** Earliest start of the client's pending and confirmed visits in this clinic. */
  starts_at: string;
  /**
   * Id of the visit's filial.
   * @minimum 1
   */
  filial_id: number;
  /**
   * Surname and initials of the doctor; null for a sample without a doctor.
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  doctor: string | null;
  /** Payer of the visit; absent if unknown (proposed). */
  funding?: Funding;
}
