/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * First free times of one day on a search card.
 */
export interface CardSlotDay {
  date: string;
  /**
   * @minItems 1
   * @maxItems 4
   */
  slots: string[];
  /**
   * How many further free times the day has.
   * @minimum 0
   */
  more: number;
}
