/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A free time of a colleague to whom a touched visit could go.
 */
export interface ColleagueTime {
  /** Wall clock of the clinic at +05:00. */
  starts_at: string;
  /**
   * Who gives the same service in the same filial.
   * @minimum 1
   */
  doctor_id: number;
  /**
   * Full name.
   * @minLength 1
   * @maxLength 200
   */
  doctor_name: string;
  /**
   * KZT; what the visit would cost there.
   * @minimum 0
   */
  price: number;
}
