/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The clinic's requirement of a second factor of its staff.
 */
export interface ClinicSecondFactor {
  /**
   * The day from which on the cabinet opens with a second factor alone; null while none is demanded.
   * @nullable
   */
  required_from: string | null;
}
