/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The next free time of today.
 * @nullable
 */
export type DoctorHomeNextGap = {
  /** The first step of the grid that is still free. */
  starts_at: string;
  /** The end of that step (`slot_minutes` later). */
  ends_at: string;
} | null;
