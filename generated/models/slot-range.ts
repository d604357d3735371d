/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * How far one may book, and the first free time in all of it, whichever days the request asked for. A client asks for later days when somebody wants them, and says that there is no time only where `nearest_starts_at` is null.
 */
export interface SlotRange {
  /**
   * The last day that is open for booking, at +05:00: of the doctor's `horizon_days`, of the filial's days for samples, at the desk of a year. Null where nobody books online.
   * @nullable
   */
  last_date: string | null;
  /**
   * The first free time from now until the end of `last_date`; null when there is none.
   * @nullable
   */
  nearest_starts_at: string | null;
}
