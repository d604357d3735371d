/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Number of the identity document of a person without an IIN, as printed; usually a foreign passport.
 * @minLength 2
 * @maxLength 30
 * @pattern ^[\p{L}0-9][\p{L}0-9 ./-]{1,29}$
 */
export type DocumentNumber = string;
