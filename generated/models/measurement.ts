/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Height and weight as they were recorded once.
 */
export interface Measurement {
  /** When it was written into the card; every change of either figure is kept. */
  at: string;
  /**
   * cm.
   * @minimum 30
   * @maximum 250
   * @nullable
   */
  height: number | null;
  /**
   * kg.
   * @minimum 1
   * @maximum 400
   * @nullable
   */
  weight: number | null;
}
