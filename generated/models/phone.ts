/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Phone of Kazakhstan or Russia in the form +7-XXX-XXX-XX-XX (rules §5). A number of another country, or one with a digit more or less, is
 * refused (422) and is never corrected.
 * @pattern ^\+7-[0-9]{3}-[0-9]{3}-[0-9]{2}-[0-9]{2}$
 */
export type Phone = string;
