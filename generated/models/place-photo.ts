/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A picture of a clinic or of one of its filials.
 */
export interface PlacePhoto {
  /** @minimum 1 */
  id: number;
  /**
   * Id of the filial; null for a picture of the whole clinic.
   * @minimum 1
   * @nullable
   */
  filial_id: number | null;
  /**
   * Path relative to the API's host.
   * @minLength 1
   * @maxLength 500
   */
  path: string;
  /**
   * Description of the picture, for people who can't see it.
   * @minLength 1
   * @maxLength 200
   */
  alt: string;
}
