/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * First free times of one day on a search card.
 */
export interface CardSlotDay {
  /** Day at +05:00. */
  date: string;
  /**
   * The earliest beginnings of that day, in order; there may be more of them (`doctorSlots`).
   * @minItems 1
   * @maxItems 4
   */
  slots: string[];
  /**
   * Number of further free times of that day.
   * @minimum 0
   */
  more: number;
}
