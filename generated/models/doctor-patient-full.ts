/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DeskVisit } from './desk-visit.ts';
import type { DoctorPatient } from './doctor-patient.ts';
import type { Email } from './email.ts';
import type { VisitDocument } from './visit-document.ts';
import type { VisitNote } from './visit-note.ts';

/**
 * Everything that a doctor has about a patient.
 */
export interface DoctorPatientFull {
  patient: DoctorPatient;
  /** @nullable */
  birthday: string | null;
  /** Null where nobody left one. */
  email: Email | null;
  /** Visits to this doctor, newest first. */
  visits: DeskVisit[];
  /** Documents of those visits, newest first. */
  documents: VisitDocument[];
  /** Notes on those visits, newest first. */
  notes: VisitNote[];
}
