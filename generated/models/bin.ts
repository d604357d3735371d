/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * BIN of an organisation, 12 digits (rules §5) with the same check digit as an IIN.
 * @pattern ^[0-9]{12}$
 */
export type Bin = string;
