/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A category, degree or certificate of a doctor.
 */
export interface Qualification {
  /** @minimum 1 */
  id: number;
  /**
   * @minLength 1
   * @maxLength 300
   */
  title: string;
  /**
   * Issuer; null if unknown.
   * @maxLength 300
   * @nullable
   */
  issued_by: string | null;
  /**
   * Year of issue; null if unknown.
   * @minimum 1900
   * @maximum 2100
   * @nullable
   */
  year: number | null;
}
