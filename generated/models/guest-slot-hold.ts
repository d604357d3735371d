/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { BookedService } from './booked-service.ts';

/**
 * A slot held for one browser until its person has logged in. Whoever knows the id owns the hold, so it can't be guessed.
 */
export interface GuestSlotHold {
  id: string;
  /**
   * Null for a sample, which the filial takes without a doctor.
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
   * As the directory has it today; of several services the first one and how many go with it.
   * @minLength 1
   * @maxLength 200
   */
  service_title: string;
  /**
   * All analyses that are given at once; absent where it is one. `price` is their sum, `service_id` one of them.
   * @minItems 2
   * @maxItems 30
   */
  services?: BookedService[];
  /**
   * KZT.
   * @minimum 0
   */
  price: number;
  /**
   * How long the doctor, or a seat of the filial, is reserved.
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
