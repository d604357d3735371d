/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Phone in the form +7-XXX-XXX-XX-XX (rules §5).
 * @pattern ^\+7-[0-9]{3}-[0-9]{3}-[0-9]{2}-[0-9]{2}$
 */
export type Phone = string;
