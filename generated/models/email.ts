/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * E-mail address (rules §5).
 * @maxLength 254
 */
export type Email = string;
