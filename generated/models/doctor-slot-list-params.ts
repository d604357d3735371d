/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

export type DoctorSlotListParams = {
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
  /**
   * Start of a free gap, on the grid or not. The visit is offered at this time too, if there is room for it.
   */
  starts_at?: string;
};
