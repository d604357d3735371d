/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * At least 8 characters with a digit, an uppercase and a lowercase letter (rules §5).
 * @minLength 8
 * @maxLength 72
 */
export type Password = string;
