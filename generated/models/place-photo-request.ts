/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * An uploaded picture for the clinic's page.
 */
export interface PlacePhotoRequest {
  /**
   * Id of a JPEG, PNG or WebP file that this account uploaded.
   * @minimum 1
   */
  file_id: number;
  /**
   * Id of the filial; null for a picture of the whole clinic.
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
