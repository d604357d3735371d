/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The next free time of today.
 * @nullable
 */
export type DoctorHomeNextGap = {
  starts_at: string;
  ends_at: string;
} | null;
