/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The second factor of an account.
 */
export interface SecondFactor {
  /** A login asks for a code too. */
  is_on: boolean;
  /**
   * Null while it is off.
   * @nullable
   */
  turned_on_at: string | null;
  /**
   * Recovery codes that nobody has used; 0 while it is off.
   * @minimum 0
   * @maximum 10
   */
  recovery_codes_left: number;
}
