/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Free times of one day in one filial, for the service that most people come for.
 */
export interface ScheduleFreeDay {
  /** @minimum 1 */
  filial_id: number;
  /**
   * @minLength 1
   * @maxLength 200
   */
  filial_title: string;
  date: string;
  /**
   * Beginnings, in order.
   * @minItems 1
   */
  slots: string[];
}
