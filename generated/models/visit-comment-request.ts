/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * What the doctor should know.
 */
export interface VisitCommentRequest {
  /**
   * Replaces the former comment; null removes it. Read by the doctor, by the filial where there is none.
   * @maxLength 1000
   * @nullable
   */
  comment: string | null;
}
