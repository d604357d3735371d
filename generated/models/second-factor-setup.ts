/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A secret for an app that makes codes (RFC 6238), shown once.
 */
export interface SecondFactorSetup {
  /**
   * Presented with the first code.
   * @minLength 16
   * @maxLength 128
   */
  hash: string;
  /**
   * The secret in Base32, to be typed into an app.
   * @pattern ^[A-Z2-7]{32}$
   */
  secret: string;
  /**
   * The same for a QR code: key URI with the e-mail as the account and «Аман» as the issuer.
   * @maxLength 1000
   * @pattern ^otpauth://totp/
   */
  url: string;
  /** Until when its first code is taken. */
  expires_at: string;
}
