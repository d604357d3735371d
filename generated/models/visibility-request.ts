/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Visibility of the service for patients.
 */
export interface VisibilityRequest {
  /** `false` hides the service from patients. The desk can still book it, and booked visits do not change (rules §4). */
  visible: boolean;
}
