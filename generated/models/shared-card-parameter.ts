/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Whose card, a member of the own family; without it, that of the account's owner. Somebody else's relative answers 404.
 */
export type SharedCardParameter = number;
