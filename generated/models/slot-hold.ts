/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { BookedService } from './booked-service.ts';
import type { Fundings } from './fundings.ts';
import type { ServiceQuestion } from './service-question.ts';

/**
 * A slot held for one person for 5 minutes.
 */
export interface SlotHold {
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
  /** Possible payers at this time; `visitCreate` accepts one of them (proposed). Absent if unknown. */
  funding?: Fundings;
  /** True if `osms` requires a referral of the family doctor; false or absent in other cases (proposed). */
  needs_referral?: boolean;
  /** Wall clock of the clinic at +05:00. */
  starts_at: string;
  /** End of the hold. */
  expires_at: string;
  /**
   * Questions before the visit («Questions before a visit»); absent or empty without questions (proposed).
   * @maxItems 50
   */
  questions?: ServiceQuestion[];
  /** Deadline for cancelling or moving the visit after its confirmation. */
  cancel_until: string;
  /**
   * Deadline for the clinic's answer to the visit request; null if the visit is confirmed at once.
   * @nullable
   */
  answer_until: string | null;
}
