/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * At least 8 characters with a digit, an uppercase and a lowercase Latin letter (rules §5); any other characters may be there too.
 * @minLength 8
 * @maxLength 72
 * @pattern [0-9].*[a-z].*[A-Z]|[0-9].*[A-Z].*[a-z]|[a-z].*[0-9].*[A-Z]|[a-z].*[A-Z].*[0-9]|[A-Z].*[0-9].*[a-z]|[A-Z].*[a-z].*[0-9]
 */
export type Password = string;
