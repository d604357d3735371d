/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The slot to hold.
 */
export interface SlotHoldRequest {
  /**
   * Null asks for a time of the filial itself, to give a sample for an analysis.
   * @minimum 1
   * @nullable
   */
  doctor_id: number | null;
  /**
   * Where the time is offered.
   * @minimum 1
   */
  filial_id: number;
  /**
   * What is booked; decides how long a time has to be free.
   * @minimum 1
   */
  service_id: number;
  /**
   * Several analyses given at once, at one time, `service_id` among them: the hold and its visit have all of them (`services`). Only
   * where `doctor_id` is null. Absent for one service; with `visit_id` also where the visit has several, which stay.
   * 409 `services_missing` where the filial doesn't take every one of them.
   * @minItems 1
   * @maxItems 30
   * @items.minimum 1
   */
  service_ids?: number[];
  /**
   * One of the offered times (`doctorSlots`, `clinicSamplingSlots`), at +05:00, without seconds.
   * @pattern T[0-9]{2}:[0-9]{2}:00([.]0+)?(Z|[+-][0-9]{2}:[0-9]{2})$
   */
  starts_at: string;
  /** A hold made before logging in. It does not block this hold, and is released once this one exists; an expired one is ignored. */
  guest_hold_id?: string;
  /** A hold of this person that the new one replaces: another time or service was chosen on the same page. It does not block this hold; an expired one is ignored. */
  hold_id?: string;
  /**
   * The visit that is to be moved here. Its own interval does not block the hold.
   * @minimum 1
   */
  visit_id?: number;
}
