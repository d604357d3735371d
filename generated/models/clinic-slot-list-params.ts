/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type ClinicSlotListParams = {
  /**
   * Whose times; absent: of the filial itself, for samples.
   * @minimum 1
   */
  doctor_id?: number;
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
   * Last day, at most 41 days after the first.
   */
  date_to: string;
  /**
   * For what; decides the length. Absent: one step of the grid.
   * @minimum 1
   */
  service_id?: number;
  /**
   * The visit that is to be moved: it does not stand in its own way, and its length counts.
   * @minimum 1
   */
  visit_id?: number;
};
