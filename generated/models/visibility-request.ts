/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Whether patients see the service.
 */
export interface VisibilityRequest {
  visible: boolean;
}
