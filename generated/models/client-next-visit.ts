/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The next visit of a client.
 */
export interface ClientNextVisit {
  /** @minimum 1 */
  id: number;
  /** The earliest start of their pending and confirmed visits in this clinic. */
  starts_at: string;
  /**
   * Which of the clinic's filials it is in.
   * @minimum 1
   */
  filial_id: number;
  /**
   * Surname with initials; null where the filial itself receives.
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  doctor: string | null;
}
