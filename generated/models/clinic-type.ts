/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Type of a clinic or of its filial.
 */
export interface ClinicType {
  /** @minimum 1 */
  id: number;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
}
