/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { UploadedFile } from './uploaded-file.ts';

/**
 * A certificate, category or degree of the logged-in doctor. Patients do not see the file; the doctor and the verification do.
 */
export interface Certificate {
  /**
   * Id of the entry.
   * @minimum 1
   */
  id: number;
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
  /** Copy of the document. */
  file: UploadedFile | null;
}
