/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The answer to one question before a visit.
 */
export interface VisitAnswer {
  /**
   * Of the held time's or the visit's `questions`, each once; 422 for another.
   * @minimum 1
   */
  question_id: number;
  /**
   * Of `choice` and `yes_no` the text of an option; else 422.
   * @minLength 1
   * @maxLength 1000
   */
  answer: string;
}
