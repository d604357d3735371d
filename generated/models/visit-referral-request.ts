/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A referral to a specialisation or for a service, exactly one of both, else 422.
 */
export interface VisitReferralRequest {
  /**
   * Id of a specialisation (`specialisationList`), else 422.
   * @minimum 1
   * @nullable
   */
  specialisation_id?: number | null;
  /**
   * Id of a service (`serviceList`), else 422.
   * @minimum 1
   * @nullable
   */
  service_id?: number | null;
}
