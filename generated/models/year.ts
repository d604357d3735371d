/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Year YYYY (rules §5).
 * @minimum 1900
 * @maximum 2100
 */
export type Year = number;
