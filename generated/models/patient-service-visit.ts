/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FilialBrief } from './filial-brief.ts';
import type { VisitDoctor } from './visit-doctor.ts';
import type { VisitPerson } from './visit-person.ts';

/**
 * One visit for a service in a list.
 */
export interface PatientServiceVisit {
  /** @minimum 1 */
  id: number;
  /** Wall clock of the clinic at +05:00. */
  starts_at: string;
  /** Doctor; null for a sample without a doctor. */
  doctor: VisitDoctor | null;
  filial: FilialBrief;
  /**
   * Price of the visit, KZT.
   * @minimum 0
   */
  price: number;
  person: VisitPerson;
}
