/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The answer to one question before a visit.
 */
export interface VisitAnswer {
  /**
   * Id of a question in `questions` of the hold or the visit, each once, else 422.
   * @minimum 1
   */
  question_id: number;
  /**
   * Answer; for `choice` and `yes_no` the text of an option, else 422.
   * @minLength 1
   * @maxLength 1000
   */
  answer: string;
}
