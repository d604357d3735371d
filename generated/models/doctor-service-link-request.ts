/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A service to give in a filial.
 */
export interface DoctorServiceLinkRequest {
  /** @minimum 1 */
  service_id: number;
  /** @minimum 1 */
  filial_id: number;
  /**
   * KZT, a positive number (rules §5).
   * @minimum 1
   * @maximum 10000000
   */
  price: number;
  /**
   * @minimum 5
   * @maximum 480
   */
  duration_minutes: number;
}
