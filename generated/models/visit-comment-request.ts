/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Comment for the doctor.
 */
export interface VisitCommentRequest {
  /**
   * New comment, visible to the doctor, or to the filial for a sample; null removes it.
   * @maxLength 1000
   * @nullable
   */
  comment: string | null;
}
