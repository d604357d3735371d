/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DeskVisit } from './desk-visit.ts';
import type { DoctorPatient } from './doctor-patient.ts';
import type { Email } from './email.ts';
import type { VisitDocument } from './visit-document.ts';
import type { VisitNote } from './visit-note.ts';

/**
 * All data of a patient that the doctor sees.
 */
export interface DoctorPatientFull {
  patient: DoctorPatient;
  /** @nullable */
  birthday: string | null;
  /** E-mail of the patient; null if unknown. */
  email: Email | null;
  /** Visits to this doctor, newest first. */
  visits: DeskVisit[];
  /** Documents of those visits, newest first. */
  documents: VisitDocument[];
  /** Notes on those visits, newest first. */
  notes: VisitNote[];
}
