/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * What the doctor should know.
 */
export interface VisitCommentRequest {
  /**
   * @maxLength 1000
   * @nullable
   */
  comment: string | null;
}
