/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type AccountDeletionVisitsItem = {
  /** @minimum 1 */
  id: number;
  /**
   * Number of the visit that people see.
   * @minLength 1
   * @maxLength 20
   */
  number: string;
  /** Start of the visit, at +05:00. */
  starts_at: string;
  /**
   * Title of the booked service.
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
