/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Ids of filials whose visits, clients, reviews and figures the account sees. Empty means all, including future filials.
 * @items.minimum 1
 */
export type StaffFilials = number[];
