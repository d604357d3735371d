/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Six digits of the app, or a recovery code.
 * @maxLength 11
 * @pattern ^([0-9]{6}|[a-z0-9]{5}-[a-z0-9]{5})$
 */
export type SecondFactorCode = string;
