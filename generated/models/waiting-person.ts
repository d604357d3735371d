/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FilialBrief } from './filial-brief.ts';
import type { Phone } from './phone.ts';
import type { VisitDoctor } from './visit-doctor.ts';
import type { WaitlistOffer } from './waitlist-offer.ts';

/**
 * A person who waits for an earlier time of a visit, or for the first time of a doctor.
 */
export interface WaitingPerson {
  /** @minimum 1 */
  id: number;
  /**
   * The patient: the account's owner or a family member.
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
  /** Null when none was left. */
  phone: Phone | null;
  doctor: VisitDoctor;
  filial: FilialBrief;
  /**
   * The service; of the directory.
   * @minimum 1
   */
  service_id: number;
  /**
   * As the directory has it today.
   * @minLength 1
   * @maxLength 200
   */
  service_title: string;
  /**
   * Length; an offered time is free for this long.
   * @minimum 5
   * @maximum 480
   */
  duration_minutes: number;
  /**
   * The visit that would be moved; null when any time of the doctor is waited for.
   * @minimum 1
   * @nullable
   */
  visit_id: number | null;
  /**
   * When that visit is now.
   * @nullable
   */
  visit_starts_at: string | null;
  /** Only an earlier time is of interest. */
  until: string;
  /**
   * The first free time that fits now and is not the one of somebody who has waited for this doctor longer; null while there is none.
   * @nullable
   */
  nearest_slot_at: string | null;
  created_at: string;
  /** The offer that waits for an answer; null when there is none. */
  offer: WaitlistOffer | null;
  /**
   * The client whom the desk put on the list (`clinicWaitlistCreate`); null for who joined themselves.
   * @minimum 1
   * @nullable
   */
  client_id: number | null;
  /** Whether they are told of an offer and book it themselves. If not, the desk calls them and books it (`clinicVisitCreate` or `doctorVisitCreate` with `client_id`). */
  has_account: boolean;
  /**
   * Suitable days and hours, as noted by the desk; null if not given.
   * @maxLength 200
   * @nullable
   */
  comment: string | null;
}
