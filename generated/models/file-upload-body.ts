/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type FileUploadBody = {
  /**
   * One part named `files` for each file (not `files[]`), at least one.
   * @minItems 1
   * @maxItems 10
   */
  files: (Blob | File)[];
};
