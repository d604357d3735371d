/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * What several analyses come to at one visit.
 */
export interface SamplesTogether {
  /**
   * Their sum, KZT.
   * @minimum 0
   */
  price: number;
  /** To be done on an empty stomach, one of them at least. */
  fasting: boolean;
  /**
   * Working days until the last result is ready. Null if there is none.
   * @minimum 0
   * @maximum 60
   * @nullable
   */
  ready_in_workdays: number | null;
  /**
   * How long one time is kept for.
   * @minimum 5
   * @maximum 480
   */
  duration_minutes: number;
  /**
   * As the visit would have it (Without a doctor).
   * @items.minLength 1
   * @items.maxLength 2000
   */
  preparation: string[];
}
