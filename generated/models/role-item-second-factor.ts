/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Of the role `clinic` only, and only while its clinic requires a second factor of the staff.
 */
export type RoleItemSecondFactor = {
  /** From this day on the cabinet answers 403 (`second_factor_required`) to accounts without one. */
  required_from: string;
  /** Whether this account has none. */
  missing: boolean;
};
