/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Last bookable day and first free slot until then, independent of the requested days. There is no free slot at all only if `nearest_starts_at` is null.
 */
export interface SlotRange {
  /**
   * Last bookable day at +05:00: by the doctor's `horizon_days`, by the filial's days for samples, or within a year at the desk. Null without online booking.
   * @nullable
   */
  last_date: string | null;
  /**
   * First free slot from now until the end of `last_date`; null without one.
   * @nullable
   */
  nearest_starts_at: string | null;
}
