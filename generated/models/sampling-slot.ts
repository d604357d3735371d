/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A slot for samples, which several people can book. Wall clock of the clinic at +05:00.
 */
export interface SamplingSlot {
  /** Start of the slot, for a hold. */
  starts_at: string;
  /** False if the slot is full (`seats_left` is 0). */
  available: boolean;
  /**
   * Number of free places in the slot.
   * @minimum 0
   * @maximum 100
   */
  seats_left: number;
}
