/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type ClinicVisitListParams = {
  /**
   * Where.
   * @minimum 1
   */
  filial_id: number;
  /**
   * First day.
   */
  date_from: string;
  /**
   * Last day.
   */
  date_to: string;
};
