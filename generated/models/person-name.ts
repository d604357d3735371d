/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A name or surname in one line; leading and trailing spaces are removed.
 * @minLength 1
 * @maxLength 60
 * @pattern ^[^\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2027-\u202e\u2060-\u206f\ufeff]*[^\s\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2027-\u202e\u2060-\u206f\ufeff][^\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2027-\u202e\u2060-\u206f\ufeff]*$
 */
export type PersonName = string;
