/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The second factor of an account.
 */
export interface SecondFactor {
  /** True if a login requires a code. */
  is_on: boolean;
  /**
   * Time when it was turned on; null if it is off.
   * @nullable
   */
  turned_on_at: string | null;
  /**
   * Number of unused recovery codes; 0 if it is off.
   * @minimum 0
   * @maximum 10
   */
  recovery_codes_left: number;
}
