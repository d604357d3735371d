/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A day on which a filial is closed although its week says otherwise.
 */
export interface FilialHoliday {
  /** Day at +05:00; one that is over is forgotten. */
  date: string;
  /**
   * As patients read it.
   * @minLength 1
   * @maxLength 100
   */
  reason: string;
}
