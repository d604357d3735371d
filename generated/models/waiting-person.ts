/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FilialBrief } from './filial-brief.ts';
import type { Phone } from './phone.ts';
import type { VisitDoctor } from './visit-doctor.ts';
import type { WaitlistOffer } from './waitlist-offer.ts';

/**
 * A person who waits for an earlier slot than a visit's, or for the first slot of a doctor.
 */
export interface WaitingPerson {
  /** @minimum 1 */
  id: number;
  /**
   * Full name of the patient: the account's owner or a family member.
   * @minLength 1
   * @maxLength 200
   */
  full_name: string;
  /**
   * Full years today; null if the birthday is unknown.
   * @minimum 0
   * @maximum 130
   * @nullable
   */
  age: number | null;
  /** Phone; null if unknown. */
  phone: Phone | null;
  doctor: VisitDoctor;
  filial: FilialBrief;
  /**
   * Id in the directory of services.
   * @minimum 1
   */
  service_id: number;
  /**
   * Current title of the service.
   * @minLength 1
   * @maxLength 200
   */
  service_title: string;
  /**
   * Duration in minutes, which an offered slot must have.
   * @minimum 5
   * @maximum 480
   */
  duration_minutes: number;
  /**
   * Id of the visit to move; null if the person waits for any slot of the doctor.
   * @minimum 1
   * @nullable
   */
  visit_id: number | null;
  /**
   * Current start of that visit.
   * @nullable
   */
  visit_starts_at: string | null;
  /** Time before which a slot must start. */
  until: string;
  /**
   * First suitable free slot that is not suggested to a person who has waited longer; null without one.
   * @nullable
   */
  nearest_slot_at: string | null;
  created_at: string;
  /** Offered slot that waits for an answer; null without one. */
  offer: WaitlistOffer | null;
  /**
   * Id of the client whom the desk added (`clinicWaitlistCreate`); null for a person who joined online.
   * @minimum 1
   * @nullable
   */
  client_id: number | null;
  /** True if the person is notified of an offer and books it online. If false, the desk calls and books (`clinicVisitCreate` or `doctorVisitCreate` with `client_id`). */
  has_account: boolean;
  /**
   * Suitable days and hours, as noted by the desk; null if not given.
   * @maxLength 200
   * @nullable
   */
  comment: string | null;
}
