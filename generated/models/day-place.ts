/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A filial that the doctor works in today.
 */
export interface DayPlace {
  /**
   * Filials follow one another by their hours.
   * @minimum 1
   */
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
  /** Beginning of today's reception there, at +05:00. */
  starts_at: string;
  /** End of today's reception there. */
  ends_at: string;
}
