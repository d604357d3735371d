/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A source of the texts about a symptom.
 */
export interface SymptomSource {
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  /**
   * URL of the source; null for a printed document.
   * @maxLength 500
   * @nullable
   */
  url: string | null;
}
