/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A session of the person on one device.
 */
export interface SessionRecord {
  /**
   * Public id of the session, not its token.
   * @minLength 16
   * @maxLength 64
   * @pattern ^[a-f0-9]{16,64}$
   */
  id: string;
  /**
   * `User-Agent` of the login; null without one.
   * @maxLength 500
   * @nullable
   */
  device: string | null;
  /** Time of the login. */
  created_at: string;
  /** Time when the session expires. */
  expires_at: string;
  /** True for the session of this request. */
  current: boolean;
}
