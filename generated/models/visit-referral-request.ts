/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A referral, either to a specialisation or for a service; both or neither is 422.
 */
export interface VisitReferralRequest {
  /**
   * Of `specialisationList`; 422 for an unknown one.
   * @minimum 1
   * @nullable
   */
  specialisation_id?: number | null;
  /**
   * Of `serviceList`; 422 for an unknown one.
   * @minimum 1
   * @nullable
   */
  service_id?: number | null;
}
