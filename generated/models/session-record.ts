/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A session of the person on one device.
 */
export interface SessionRecord {
  /**
   * Names the session; not its token.
   * @minLength 16
   * @maxLength 64
   * @pattern ^[a-f0-9]{16,64}$
   */
  id: string;
  /**
   * The `User-Agent` of the login, null when it had none.
   * @maxLength 500
   * @nullable
   */
  device: string | null;
  /** When the person logged in. */
  created_at: string;
  /** When the session ends by itself. */
  expires_at: string;
  /** Whether it is the session that asks. */
  current: boolean;
}
