/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A certificate, category or degree, with a copy of the document.
 */
export interface CertificateRequest {
  /**
   * Title of the document.
   * @minLength 1
   * @maxLength 300
   */
  title: string;
  /**
   * The issuer.
   * @maxLength 300
   * @nullable
   */
  issued_by: string | null;
  /**
   * Date of issue.
   * @minimum 1900
   * @maximum 2100
   * @nullable
   */
  year: number | null;
  /**
   * Id of a file that this account uploaded; null without a file.
   * @minimum 1
   * @nullable
   */
  file_id: number | null;
}
