/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type SymptomListParams = {
  /**
   * Symptoms in a person's own words, or a specialisation.
   * @maxLength 200
   */
  q?: string;
};
