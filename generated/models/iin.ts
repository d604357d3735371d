/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * IIN, 12 digits (rules §5). Beyond length, only the check digit is a reason to refuse: s = Σ dᵢ·wᵢ mod 11 with
 * w = 1…11; if 10, again with w = 3, 4, … 11, 1, 2; if still 10 the number was never issued.
 * @pattern ^[0-9]{12}$
 */
export type Iin = string;
