/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Filials that the account works with, and whose visits, clients, reviews and figures it sees. Empty means all, also those to come.
 * @items.minimum 1
 */
export type StaffFilials = number[];
