/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The last bookable day and the first free time until then, whatever days were requested. A client requests later days on demand, and reports that there is no time only if `nearest_starts_at` is null.
 */
export interface SlotRange {
  /**
   * The last day that is open for booking, at +05:00: of the doctor's `horizon_days`, of the filial's days for samples, at the desk of a year. Null without online booking.
   * @nullable
   */
  last_date: string | null;
  /**
   * The first free time from now until the end of `last_date`; null when there is none.
   * @nullable
   */
  nearest_starts_at: string | null;
}
