/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Free times of one day in one filial, for the service that most people come for.
 */
export interface ScheduleFreeDay {
  /**
   * A filial in which the doctor receives.
   * @minimum 1
   */
  filial_id: number;
  /**
   * The filial's title as it is today, also on what is long past.
   * @minLength 1
   * @maxLength 200
   */
  filial_title: string;
  /** Day at +05:00. */
  date: string;
  /**
   * Beginnings, in order.
   * @minItems 1
   */
  slots: string[];
}
