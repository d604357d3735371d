/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Time HH:MM (rules §5), wall clock of the clinic.
 * @pattern ^([01][0-9]|2[0-3]):[0-5][0-9]$
 */
export type Time = string;
