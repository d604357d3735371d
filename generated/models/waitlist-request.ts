/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A waitlist entry: for an earlier time of a visit, or, where a doctor has no free time, the first one for a service in a filial.
 */
export type WaitlistRequest =
  | {
      /**
       * A pending or confirmed visit of one's own with a doctor.
       * @minimum 1
       */
      visit_id: number;
    }
  | {
      /**
       * Unknown: 422; one who is not booked online or has a free time: 409.
       * @minimum 1
       */
      doctor_id: number;
      /**
       * A filial in which the doctor receives; else 422.
       * @minimum 1
       */
      filial_id: number;
      /**
       * A service that the doctor gives there; else 422.
       * @minimum 1
       */
      service_id: number;
    };
