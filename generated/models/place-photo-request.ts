/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A picture that was uploaded before, to stand on the clinic's page.
 */
export interface PlacePhotoRequest {
  /**
   * JPEG, PNG or WebP, uploaded by this account.
   * @minimum 1
   */
  file_id: number;
  /**
   * Null for a picture of the whole clinic.
   * @minimum 1
   * @nullable
   */
  filial_id: number | null;
  /**
   * Description of the picture, for people who can't see it.
   * @minLength 1
   * @maxLength 200
   */
  alt: string;
}
