/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Between what times the doctor of a home visit arrives.
 */
export interface ArrivalWindow {
  /** The start of the visit. */
  from: string;
  /** The latest time at which the doctor still comes as agreed. */
  to: string;
}
