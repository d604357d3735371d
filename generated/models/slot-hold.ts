/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A slot kept for one person for 5 minutes.
 */
export interface SlotHold {
  id: string;
  /**
   * Null where the filial itself receives.
   * @minimum 1
   * @nullable
   */
  doctor_id: number | null;
  /** @minimum 1 */
  filial_id: number;
  /** @minimum 1 */
  service_id: number;
  /**
   * @minLength 1
   * @maxLength 200
   */
  service_title: string;
  /**
   * KZT.
   * @minimum 0
   */
  price: number;
  /**
   * @minimum 5
   * @maximum 480
   */
  duration_minutes: number;
  starts_at: string;
  /** After it the slot is free again. */
  expires_at: string;
  /** Until when the visit could be cancelled or moved. */
  cancel_until: string;
}
