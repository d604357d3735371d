/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Type by the first bytes of the content, not by the name or the request (rules §5).
 */
export type UploadedFileType = (typeof UploadedFileType)[keyof typeof UploadedFileType];

export const UploadedFileType = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/webp': 'image/webp',
  'application/pdf': 'application/pdf',
} as const;
