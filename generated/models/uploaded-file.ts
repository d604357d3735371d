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
   * Address of the content, relative to the API host: signed, good for one to two hours (`fileRead`).
   * @minLength 1
   * @maxLength 500
   */
  path: string;
  /**
   * As it was called when it was sent, without a path.
   * @minLength 1
   * @maxLength 255
   */
  name: string;
  /**
   * Bytes.
   * @minimum 0
   * @maximum 5242880
   */
  size: number;
  /** Told by the first bytes of the content, not by the name or by what the request said (rules §5). */
  type: UploadedFileType;
}
