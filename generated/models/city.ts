/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * City (rules §3).
 */
export interface City {
  /** @minimum 1 */
  id: number;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  /**
   * Prepositional case, for «в Астане» (proposed).
   * @minLength 1
   * @maxLength 200
   */
  title_locative?: string;
}
