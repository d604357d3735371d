/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { BookedService } from './booked-service.ts';

/**
 * A slot held for one browser until its person logs in. The id gives access to the hold, so it cannot be guessed.
 */
export interface GuestSlotHold {
  id: string;
  /**
   * Id of the doctor; null for a sample, which the filial takes without a doctor.
   * @minimum 1
   * @nullable
   */
  doctor_id: number | null;
  /**
   * Filial of the slot.
   * @minimum 1
   */
  filial_id: number;
  /**
   * Service of the slot.
   * @minimum 1
   */
  service_id: number;
  /**
   * Current title of the service; for several services the first title and the number of others.
   * @minLength 1
   * @maxLength 200
   */
  service_title: string;
  /**
   * All analyses booked together; absent for a single one. `price` is their sum, `service_id` one of them.
   * @minItems 2
   * @maxItems 30
   */
  services?: BookedService[];
  /**
   * Price in KZT.
   * @minimum 0
   */
  price: number;
  /**
   * Reserved minutes of the doctor, or of a place in the filial.
   * @minimum 5
   * @maximum 480
   */
  duration_minutes: number;
  /** Wall clock of the clinic at +05:00. */
  starts_at: string;
  /** End of the hold, unless it is extended. */
  expires_at: string;
  /** Latest end of the hold, with all extensions. */
  prolong_until: string;
}
