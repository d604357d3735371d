/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Codes for a login without the app, each valid once. They cannot be read again.
 */
export interface RecoveryCodes {
  /**
   * Ten codes, of about 49 random bits each.
   * @minItems 10
   * @maxItems 10
   * @items.pattern ^[a-z0-9]{5}-[a-z0-9]{5}$
   */
  recovery_codes: string[];
}
