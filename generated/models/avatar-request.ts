/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A picture uploaded before, or null to remove it.
 */
export interface AvatarRequest {
  /**
   * An image (JPEG, PNG, WebP) that the same account uploaded with `fileUpload`; null removes the portrait.
   * @minimum 1
   * @nullable
   */
  file_id: number | null;
}
