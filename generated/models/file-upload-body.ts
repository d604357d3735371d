/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type FileUploadBody = {
  /**
   * The files.
   * @minItems 1
   * @maxItems 10
   */
  files: (Blob | File)[];
};
