/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The first of today's free `intervals` that is not over; null when none is left.
 * @nullable
 */
export type DoctorHomeNextGap = {
  /** Its beginning, or now when that has passed. */
  starts_at: string;
  /** Its end. At least fifteen minutes are left until then. */
  ends_at: string;
} | null;
