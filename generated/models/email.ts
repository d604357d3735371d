/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * E-mail address (rules §5). The part before «@» is of ASCII (RFC 5322 dot-atom, so an apostrophe too); the domain may be international, in
 * letters («почта.қаз») or in punycode, and is kept as it was typed. Capitals make no other address.
 * @maxLength 254
 * @pattern ^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@((([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)|((?=[^.]*[^\x00-\x7F])(?![^.]*[A-Za-z])[\p{L}0-9]([\p{L}\p{M}0-9-]*[\p{L}\p{M}0-9])?))\.)+([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?|(?=[^.]*[^\x00-\x7F])(?![^.]*[A-Za-z])[\p{L}0-9]([\p{L}\p{M}0-9-]*[\p{L}\p{M}0-9])?)$
 */
export type Email = string;
