/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Property that a clinic may declare (parking, ramp, card payment).
 */
export interface ClinicParameter {
  /** @minimum 1 */
  id: number;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
}
