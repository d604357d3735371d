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
   * Flat; null for a private house.
   * @maxLength 20
   * @nullable
   */
  flat: string | null;
  /**
   * Entrance; null if there is only one.
   * @maxLength 20
   * @nullable
   */
  entrance: string | null;
  /**
   * Floor as free text, for example «цоколь»; null if irrelevant.
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
   * Hint how to enter.
   * @maxLength 300
   * @nullable
   */
  note: string | null;
}
