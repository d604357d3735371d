/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { UploadedFileType } from './uploaded-file-type.ts';

/**
 * A stored file.
 */
export interface UploadedFile {
  /** @minimum 1 */
  id: number;
  /**
   * Signed path of the content, relative to the API's host, valid for one to two hours (`fileRead`).
   * @minLength 1
   * @maxLength 500
   */
  path: string;
  /**
   * Name of the uploaded file, without a path.
   * @minLength 1
   * @maxLength 255
   */
  name: string;
  /**
   * Size in bytes.
   * @minimum 0
   * @maximum 5242880
   */
  size: number;
  /** Type by the first bytes of the content, not by the name or the request (rules §5). */
  type: UploadedFileType;
}
