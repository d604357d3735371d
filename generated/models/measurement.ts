/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Height and weight at one time.
 */
export interface Measurement {
  /** Time of the record. Each change of height or weight adds one. */
  at: string;
  /**
   * Height in cm.
   * @minimum 30
   * @maximum 250
   * @nullable
   */
  height: number | null;
  /**
   * Weight in kg.
   * @minimum 1
   * @maximum 400
   * @nullable
   */
  weight: number | null;
}
