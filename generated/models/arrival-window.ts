/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Times between which the doctor of a home visit arrives.
 */
export interface ArrivalWindow {
  /** Earliest arrival, equal to the start of the visit. */
  from: string;
  /** Latest arrival. */
  to: string;
}
