/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type ClinicWaitlistParams = {
  /**
   * Id of the only filial to include.
   * @minimum 1
   */
  filial_id?: number;
  /**
   * Id of the only doctor of the clinic to include.
   * @minimum 1
   */
  doctor_id?: number;
};
