/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * New portrait, or its removal.
 */
export interface AvatarRequest {
  /**
   * An image (JPEG, PNG, WebP) that the same account uploaded with `fileUpload`; null removes the portrait.
   * @minimum 1
   * @nullable
   */
  file_id: number | null;
}
