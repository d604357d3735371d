/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FilialBrief } from './filial-brief.ts';
import type { Service } from './service.ts';
import type { VisitDoctor } from './visit-doctor.ts';

/**
 * A service that the patient or the family had, with the last visit.
 */
export interface PatientService {
  service: Service;
  /**
   * Number of completed visits of the patient and the family for the service.
   * @minimum 1
   */
  visits_count: number;
  /**
   * Id of the last visit, whose doctor, filial and price follow.
   * @minimum 1
   */
  last_visit_id: number;
  /** Start of that visit. */
  last_visit_at: string;
  /** Doctor; null for a sample without a doctor. */
  doctor: VisitDoctor | null;
  filial: FilialBrief;
  /**
   * Price of the last visit, KZT.
   * @minimum 0
   */
  price: number;
}
