/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { BookedService } from './booked-service.ts';
import type { Fundings } from './fundings.ts';
import type { ServiceQuestion } from './service-question.ts';

/**
 * A slot kept for one person for 5 minutes.
 */
export interface SlotHold {
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
  /** Possible payers at this time; `visitCreate` takes one of them (proposed). Absent if unknown. */
  funding?: Fundings;
  /** By `osms` only with a referral of the family doctor; false or absent: without one (proposed). */
  needs_referral?: boolean;
  /** Wall clock of the clinic at +05:00. */
  starts_at: string;
  /** End of the hold. */
  expires_at: string;
  /**
   * What is asked before the visit («Questions before a visit»); absent or empty where nothing is (proposed).
   * @maxItems 50
   */
  questions?: ServiceQuestion[];
  /** Until when the visit could be cancelled or moved, once it is confirmed. */
  cancel_until: string;
  /**
   * Until when the clinic would answer; the visit keeps it. Null where it is confirmed at once.
   * @nullable
   */
  answer_until: string | null;
}
