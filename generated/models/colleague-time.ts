/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A free slot of a colleague for a displaced visit.
 */
export interface ColleagueTime {
  /** Wall clock of the clinic at +05:00. */
  starts_at: string;
  /**
   * Id of a doctor with the same service in the same filial.
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
   * Price of the visit with this doctor, KZT.
   * @minimum 0
   */
  price: number;
}
