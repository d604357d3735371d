/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Contacts of the clinic, in addition to its filials' phones; null without contacts.
 */
export interface ClinicContacts {
  /**
   * URL of the site; only `https`.
   * @maxLength 200
   * @nullable
   * @pattern ^https://[a-z0-9-]+([.][a-z0-9-]+)+(/[A-Za-z0-9._~/-]*)?$
   */
  site: string | null;
  /**
   * Phone number.
   * @nullable
   * @pattern ^[+]7-[0-9]{3}-[0-9]{3}-[0-9]{2}-[0-9]{2}$
   */
  whatsapp: string | null;
  /**
   * User name, not a URL.
   * @nullable
   * @pattern ^@[A-Za-z][A-Za-z0-9_]{3,30}[A-Za-z0-9]$
   */
  telegram: string | null;
  /**
   * User name, not a URL.
   * @nullable
   * @pattern ^@[A-Za-z0-9_]([A-Za-z0-9_.]{0,28}[A-Za-z0-9_])?$
   */
  instagram: string | null;
}
