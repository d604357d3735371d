/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A day when a filial is closed in spite of its week.
 */
export interface FilialHoliday {
  /** Day at +05:00. Past days are dropped. */
  date: string;
  /**
   * Reason that patients read.
   * @minLength 1
   * @maxLength 100
   */
  reason: string;
}
