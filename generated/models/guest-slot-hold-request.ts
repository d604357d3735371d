/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The slot to hold for somebody who is not logged in.
 */
export interface GuestSlotHoldRequest {
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
   * where `doctor_id` is null. Absent for one service.
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
  /** The hold that this browser has already: prolonged when it is of the same slot, else replaced. */
  hold_id?: string;
}
