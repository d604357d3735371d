/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type SymptomListParams = {
  /**
   * What hurts, in one's own words, or a doctor's specialisation.
   * @maxLength 200
   */
  q?: string;
};
