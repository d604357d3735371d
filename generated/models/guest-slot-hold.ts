/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * A slot kept for one browser while its person signs in. Whoever knows the id owns the hold, so it is not to be guessed.
 */
export interface GuestSlotHold {
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
  /** After it the slot is free again, unless the hold was prolonged. */
  expires_at: string;
  /** No prolonging leads past this moment. */
  prolong_until: string;
}
