/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FilialBrief } from './filial-brief.ts';
import type { VisitDoctor } from './visit-doctor.ts';
import type { VisitPerson } from './visit-person.ts';

/**
 * One visit for a service, as far as a list of them tells it.
 */
export interface PatientServiceVisit {
  /** @minimum 1 */
  id: number;
  /** Wall clock of the clinic at +05:00. */
  starts_at: string;
  /** Null where the filial itself receives: a sample for an analysis is given. */
  doctor: VisitDoctor | null;
  filial: FilialBrief;
  /**
   * What it cost then, KZT.
   * @minimum 0
   */
  price: number;
  person: VisitPerson;
}
