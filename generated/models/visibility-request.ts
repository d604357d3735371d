/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Whether patients see the service.
 */
export interface VisibilityRequest {
  /** `false` hides it from patients; the desk still books it, and booked visits stay (rules §4). */
  visible: boolean;
}
