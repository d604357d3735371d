/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A certificate, category or degree, with a copy of its paper.
 */
export interface CertificateRequest {
  /**
   * What it says.
   * @minLength 1
   * @maxLength 300
   */
  title: string;
  /**
   * Who gave it.
   * @maxLength 300
   * @nullable
   */
  issued_by: string | null;
  /**
   * When it was given.
   * @minimum 1900
   * @maximum 2100
   * @nullable
   */
  year: number | null;
  /**
   * A file of one's own, uploaded before; null for none.
   * @minimum 1
   * @nullable
   */
  file_id: number | null;
}
