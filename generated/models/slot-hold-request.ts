/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The slot to hold.
 */
export interface SlotHoldRequest {
  /**
   * Id of the doctor; null for a sample without a doctor.
   * @minimum 1
   * @nullable
   */
  doctor_id: number | null;
  /**
   * Id of the filial of the slot.
   * @minimum 1
   */
  filial_id: number;
  /**
   * Id of the service, which sets the length of the slot.
   * @minimum 1
   */
  service_id: number;
  /**
   * Several analyses given at once, at one time, `service_id` among them: the hold and its visit have all of them (`services`). Only
   * where `doctor_id` is null. Absent for one service; with `visit_id` also where the visit has several, which stay.
   * 409 `services_missing` where the filial doesn't take every one of them, `services_clash` where they can't be prepared for together.
   * @minItems 1
   * @maxItems 30
   * @items.minimum 1
   */
  service_ids?: number[];
  /**
   * Start of an offered slot (`doctorSlots`, `clinicSamplingSlots`), at +05:00, without seconds.
   * @pattern T[0-9]{2}:[0-9]{2}:00([.]0+)?(Z|[+-][0-9]{2}:[0-9]{2})$
   */
  starts_at: string;
  /** Id of a guest's hold from before login. It does not block the new hold and is released with it; an expired hold is ignored. */
  guest_hold_id?: string;
  /** Id of this person's hold that the new one replaces, after another choice on the same page. It does not block the new hold; an expired hold is ignored. */
  hold_id?: string;
  /**
   * Id of the visit to move to this slot. Its own interval does not block the hold.
   * @minimum 1
   */
  visit_id?: number;
}
