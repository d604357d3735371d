/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A filial where the doctor works today.
 */
export interface DayPlace {
  /**
   * Id of the filial; filials are sorted by hours.
   * @minimum 1
   */
  filial_id: number;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  /**
   * Room; null if the schedule names none.
   * @maxLength 40
   * @nullable
   */
  room: string | null;
  /** Beginning of today's reception there, at +05:00. */
  starts_at: string;
  /** End of today's reception there. */
  ends_at: string;
}
