/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DocumentNumber } from './document-number.ts';
import type { Email } from './email.ts';
import type { Iin } from './iin.ts';
import type { Phone } from './phone.ts';
import type { VisitConclusion } from './visit-conclusion.ts';
import type { VisitDispute } from './visit-dispute.ts';
import type { VisitDocument } from './visit-document.ts';
import type { VisitEvent } from './visit-event.ts';
import type { VisitNote } from './visit-note.ts';
import type { VisitQuestion } from './visit-question.ts';
import type { VisitStep } from './visit-step.ts';

/**
 * Further data of a visit for its doctor or clinic, in addition to those in lists.
 */
export interface VisitRecord {
  /** Time of the booking. */
  created_at: string;
  /** E-mail of the patient; null if unknown. */
  email: Email | null;
  /**
   * Birthday of the visit's person.
   * @nullable
   */
  birthday: string | null;
  /** Own phone of the family member; the clinic calls `phone` of the visit. Null or absent without one. */
  own_phone?: Phone | null;
  /** IIN of the visit's person, for the contract with the clinic; null or absent if not given. */
  iin?: Iin | null;
  /** Document number of a foreigner without an IIN; null or absent if not given. */
  document_number?: DocumentNumber | null;
  /** Events, newest first; the texts speak about the patient. */
  history: VisitEvent[];
  /** Documents that patient, doctor and clinic added to the visit, newest first. */
  documents: VisitDocument[];
  /** Notes, newest first. A doctor sees their own and the clinic's, a clinic its own. */
  notes: VisitNote[];
  /** Conclusion for the patient; null or absent without one, and always in the clinic's cabinet. */
  conclusion?: VisitConclusion | null;
  /**
   * Questions before the visit with answers; after its start only answered ones (proposed). Absent or empty without questions.
   * @maxItems 50
   */
  questions?: VisitQuestion[];
  /** Objection of the patient to the mark; null without one. Support decides, and the status does not change. */
  dispute: VisitDispute | null;
  /**
   * Number of the person's earlier completed visits: to this doctor, in the clinic's cabinet to any of its doctors.
   * @minimum 0
   */
  earlier_visits_count: number;
  /**
   * Instructions for the patient's preparation.
   * @items.minLength 1
   * @items.maxLength 2000
   */
  preparation: string[];
  /** Possible next statuses with their times (see States of a visit). */
  steps: VisitStep[];
  /**
   * Deadline for moving the visit: the end of its day; null if it cannot be moved.
   * @nullable
   */
  movable_until: string | null;
}
