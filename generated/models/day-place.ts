/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A filial that the doctor receives in today.
 */
export interface DayPlace {
  /** @minimum 1 */
  filial_id: number;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  /**
   * As the schedule names it; null where it does not.
   * @maxLength 40
   * @nullable
   */
  room: string | null;
  starts_at: string;
  ends_at: string;
}
