/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type ClinicBoardParams = {
  /**
   * The filial.
   * @minimum 1
   */
  filial_id: number;
  /**
   * First day.
   */
  date_from: string;
  /**
   * Last day, at most 6 days after the first.
   */
  date_to: string;
};
