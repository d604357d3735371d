/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FilialBrief } from './filial-brief.ts';
import type { VisitDoctor } from './visit-doctor.ts';
import type { WaitlistOffer } from './waitlist-offer.ts';

/**
 * «Сообщить, если освободится раньше» of a visit, or «Сообщить, когда появится время» of a doctor.
 */
export interface WaitlistEntry {
  /** @minimum 1 */
  id: number;
  /**
   * The visit that would be moved to the earlier time. Null when any time of the doctor is waited for.
   * @minimum 1
   * @nullable
   */
  visit_id: number | null;
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
  /** Until when one waits; later the wish is gone. For a visit it is the start, and only an earlier time is of interest. For a doctor it is 28 days after the wish was made, and any time on the days that are open answers it. */
  until: string;
  /**
   * The first free time that fits now; null while there is none.
   * @nullable
   */
  nearest_slot_at: string | null;
  created_at: string;
  /** A time that the doctor or the clinic keeps for this person, to be booked as usual; null when there is none. */
  offer: WaitlistOffer | null;
}
