/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type SymptomListParams = {
  /**
   * Symptoms in the person's own words, or the specialisation of a doctor.
   * @maxLength 200
   */
  q?: string;
};
