/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A service that the doctor adds in a filial.
 */
export interface DoctorServiceLinkRequest {
  /**
   * Id of a service in `doctorServiceDirectory`, which fits the doctor's specialisations, else 422.
   * @minimum 1
   */
  service_id: number;
  /**
   * Id of a filial where the doctor receives, else 422; 409 at `service_id` if the doctor has the service there.
   * @minimum 1
   */
  filial_id: number;
  /**
   * Price in KZT, above 0 (rules §5).
   * @minimum 1
   * @maximum 10000000
   */
  price: number;
  /**
   * Duration of a visit in minutes; it need not be a multiple of `slot_minutes`.
   * @minimum 5
   * @maximum 480
   */
  duration_minutes: number;
}
