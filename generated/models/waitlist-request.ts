/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A waitlist entry: for an earlier time of a visit, or, where a doctor has no free time, the first one for a service in a filial.
 */
export type WaitlistRequest =
  | {
      /**
       * Id of a pending or confirmed visit of the account to a doctor.
       * @minimum 1
       */
      visit_id: number;
    }
  | {
      /**
       * Id of the doctor, else 422; 409 if the doctor has no online booking or has a free slot.
       * @minimum 1
       */
      doctor_id: number;
      /**
       * Id of a filial where the doctor receives, else 422.
       * @minimum 1
       */
      filial_id: number;
      /**
       * Id of a service of the doctor there, else 422.
       * @minimum 1
       */
      service_id: number;
    };
