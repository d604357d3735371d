/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A secret for an app that makes codes (RFC 6238), shown once.
 */
export interface SecondFactorSetup {
  /**
   * Hash to send with the first code.
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
   * Key URI for a QR code, with the e-mail as account and «Аман» as issuer.
   * @maxLength 1000
   * @pattern ^otpauth://totp/
   */
  url: string;
  /** Deadline for the first code. */
  expires_at: string;
}
