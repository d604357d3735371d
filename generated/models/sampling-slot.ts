/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A time at which samples can be given, by several people. Wall clock of the clinic at +05:00.
 */
export interface SamplingSlot {
  /** What a hold takes for it. */
  starts_at: string;
  /** False when it is full (`seats_left` is 0). */
  available: boolean;
  /**
   * How many more people can come at this time.
   * @minimum 0
   * @maximum 100
   */
  seats_left: number;
}
