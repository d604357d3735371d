/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * What is waited for: an earlier time of a visit, or, where a doctor has no free time, the first one for a service in a filial.
 */
export type WaitlistRequest =
  | {
      /** @minimum 1 */
      visit_id: number;
    }
  | {
      /** @minimum 1 */
      doctor_id: number;
      /** @minimum 1 */
      filial_id: number;
      /** @minimum 1 */
      service_id: number;
    };
