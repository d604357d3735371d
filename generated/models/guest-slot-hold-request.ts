/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * Slot to hold for a person who is not logged in.
 */
export interface GuestSlotHoldRequest {
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
   * where `doctor_id` is null. Absent for one service.
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
  /** Id of this browser's current hold, which is prolonged for the same slot and replaced for another. */
  hold_id?: string;
}
