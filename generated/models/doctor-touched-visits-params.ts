/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type DoctorTouchedVisitsParams = {
  /**
   * Where.
   * @minimum 1
   */
  filial_id: number;
};
