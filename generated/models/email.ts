/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * E-mail address (rules §5). The part before «@» is of ASCII (RFC 5322 dot-atom, so an apostrophe too); the domain may be international, in
 * letters («почта.қаз») or in punycode, and is kept as it was typed. Case does not matter.
 * @maxLength 254
 * @pattern ^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?|([0-9][0-9-]*)?[\u00C0-\u024F\u0370-\u03FF\u0400-\u052F\u0531-\u0587\u05D0-\u05EA\u0620-\u06D3\u0900-\u0963\u0E01-\u0E4E\u10D0-\u10FF\u3041-\u30FF\u4E00-\u9FFF\uAC00-\uD7A3]([\u00C0-\u024F\u0370-\u03FF\u0400-\u052F\u0531-\u0587\u05D0-\u05EA\u0620-\u06D3\u0900-\u0963\u0E01-\u0E4E\u10D0-\u10FF\u3041-\u30FF\u4E00-\u9FFF\uAC00-\uD7A30-9-]*[\u00C0-\u024F\u0370-\u03FF\u0400-\u052F\u0531-\u0587\u05D0-\u05EA\u0620-\u06D3\u0900-\u0963\u0E01-\u0E4E\u10D0-\u10FF\u3041-\u30FF\u4E00-\u9FFF\uAC00-\uD7A30-9])?)\.)+([A-Za-z]([A-Za-z0-9-]*[A-Za-z0-9])?|[\u00C0-\u024F\u0370-\u03FF\u0400-\u052F\u0531-\u0587\u05D0-\u05EA\u0620-\u06D3\u0900-\u0963\u0E01-\u0E4E\u10D0-\u10FF\u3041-\u30FF\u4E00-\u9FFF\uAC00-\uD7A3]([\u00C0-\u024F\u0370-\u03FF\u0400-\u052F\u0531-\u0587\u05D0-\u05EA\u0620-\u06D3\u0900-\u0963\u0E01-\u0E4E\u10D0-\u10FF\u3041-\u30FF\u4E00-\u9FFF\uAC00-\uD7A30-9-]*[\u00C0-\u024F\u0370-\u03FF\u0400-\u052F\u0531-\u0587\u05D0-\u05EA\u0620-\u06D3\u0900-\u0963\u0E01-\u0E4E\u10D0-\u10FF\u3041-\u30FF\u4E00-\u9FFF\uAC00-\uD7A30-9])?)$
 */
export type Email = string;
