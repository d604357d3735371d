/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type ClinicSlotListParams = {
  /**
   * The doctor of the times; absent: the filial itself, for samples.
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
   * The service, whose length counts. Absent: one step of the grid.
   * @minimum 1
   */
  service_id?: number;
  /**
   * The visit to be moved: it does not block itself, and its length counts.
   * @minimum 1
   */
  visit_id?: number;
};
