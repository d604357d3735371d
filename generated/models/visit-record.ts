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
 * What is kept about a visit beside what lists show of it, as its doctor or its clinic reads it.
 */
export interface VisitRecord {
  /** When it was booked. */
  created_at: string;
  /** Null where nobody left one. */
  email: Email | null;
  /**
   * Of the person whom the visit is for.
   * @nullable
   */
  birthday: string | null;
  /** Of the member of the family whom the visit is for; `phone` of the visit is who is rung about it. Null or absent where there is none. */
  own_phone?: Phone | null;
  /** Of the person whom the visit is for, for the contract with the clinic; null or absent if not given. */
  iin?: Iin | null;
  /** Of a foreigner without an IIN; null or absent if not given. */
  document_number?: DocumentNumber | null;
  /** Newest first, told of the patient rather than to the patient. */
  history: VisitEvent[];
  /** Newest first: what the patient, the doctor and the clinic added to this visit. */
  documents: VisitDocument[];
  /** Newest first. The doctor reads their own and the clinic's, the clinic its own. */
  notes: VisitNote[];
  /** What the doctor wrote for the patient. Null or absent without one, and always in the clinic's cabinet. */
  conclusion?: VisitConclusion | null;
  /**
   * What the patient was asked before the visit, and the answers; once it has begun those with an answer (proposed). Absent or empty where nothing is.
   * @maxItems 50
   */
  questions?: VisitQuestion[];
  /** What the patient says against the mark; null when nothing. Support decides, the state stays. */
  dispute: VisitDispute | null;
  /**
   * Completed visits of the person before this one: to this doctor, for the clinic to any of its doctors.
   * @minimum 0
   */
  earlier_visits_count: number;
  /**
   * What the patient was asked to prepare.
   * @items.minLength 1
   * @items.maxLength 300
   */
  preparation: string[];
  /** Possible next states, with their times (see States of a visit). */
  steps: VisitStep[];
  /**
   * Until when it can be moved: the end of its day. Null when its state does not allow it, or no longer.
   * @nullable
   */
  movable_until: string | null;
}
