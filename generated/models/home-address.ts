/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Address of a home visit, in the city of the visit's filial.
 */
export interface HomeAddress {
  /**
   * Street and house.
   * @minLength 1
   * @maxLength 200
   * @pattern \S
   */
  street: string;
  /**
   * Null in a house of one's own.
   * @maxLength 20
   * @nullable
   */
  flat: string | null;
  /**
   * Null where there is only one.
   * @maxLength 20
   * @nullable
   */
  entrance: string | null;
  /**
   * Free text, because some say «цоколь»; null where it doesn't matter.
   * @maxLength 20
   * @nullable
   */
  floor: string | null;
  /**
   * Code of the entrance.
   * @maxLength 20
   * @nullable
   */
  intercom: string | null;
  /**
   * How to get in.
   * @maxLength 300
   * @nullable
   */
  note: string | null;
}
