/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type ClinicWaitlistParams = {
  /**
   * Only of this filial.
   * @minimum 1
   */
  filial_id?: number;
  /**
   * Only of this doctor of the clinic.
   * @minimum 1
   */
  doctor_id?: number;
};
