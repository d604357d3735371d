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
   * First free slots of the day, in order; `doctorSlots` returns all.
   * @minItems 1
   * @maxItems 4
   */
  slots: string[];
  /**
   * Number of further free slots of the day.
   * @minimum 0
   */
  more: number;
}
