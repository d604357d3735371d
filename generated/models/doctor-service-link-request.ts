/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A service to give in a filial.
 */
export interface DoctorServiceLinkRequest {
  /**
   * Of `doctorServiceDirectory`: one that fits the doctor's specialisations; else 422.
   * @minimum 1
   */
  service_id: number;
  /**
   * A filial in which the doctor receives, else 422; the same service there a second time answers 409 at `service_id`.
   * @minimum 1
   */
  filial_id: number;
  /**
   * KZT, a positive number (rules §5).
   * @minimum 1
   * @maximum 10000000
   */
  price: number;
  /**
   * How much of the doctor's time a visit takes; needs not be a multiple of the grid's step.
   * @minimum 5
   * @maximum 480
   */
  duration_minutes: number;
}
