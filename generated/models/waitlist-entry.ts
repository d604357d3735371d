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
   * Id of the visit to move to the earlier slot; null if the person waits for any slot of the doctor.
   * @minimum 1
   * @nullable
   */
  visit_id: number | null;
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
  /** End of the entry. For a visit it is the start, and only an earlier slot counts. For a doctor it is 28 days after the entry was added, and any slot on the bookable days counts. */
  until: string;
  /**
   * First suitable free slot; null without one.
   * @nullable
   */
  nearest_slot_at: string | null;
  created_at: string;
  /** Slot that the doctor or the clinic holds for this person, who books it as usual; null without one. */
  offer: WaitlistOffer | null;
}
