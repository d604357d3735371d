/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type AccountDeletionVisitsItem = {
  /** @minimum 1 */
  id: number;
  /**
   * As the clinic calls the visit.
   * @minLength 1
   * @maxLength 20
   */
  number: string;
  /** When the visit begins, at +05:00. */
  starts_at: string;
  /**
   * The booked service.
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  /**
   * Full name of the patient.
   * @minLength 1
   * @maxLength 200
   */
  person: string;
};
