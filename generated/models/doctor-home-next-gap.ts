/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The next free interval of today; null without one.
 * @nullable
 */
export type DoctorHomeNextGap = {
  /** Start of the interval, or now if it has begun. */
  starts_at: string;
  /** End of the interval, at least 15 minutes from now. */
  ends_at: string;
} | null;
