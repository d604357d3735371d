/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Free slots of one day in one filial, for the most requested service.
 */
export interface ScheduleFreeDay {
  /**
   * Id of a filial where the doctor receives.
   * @minimum 1
   */
  filial_id: number;
  /**
   * Current title of the filial, even for old entries.
   * @minLength 1
   * @maxLength 200
   */
  filial_title: string;
  /** Day at +05:00. */
  date: string;
  /**
   * Starts of the free slots, in order.
   * @minItems 1
   */
  slots: string[];
}
