/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FilialBrief } from './filial-brief.ts';
import type { Service } from './service.ts';
import type { VisitDoctor } from './visit-doctor.ts';

/**
 * A service that the patient or their family had, with when and with whom.
 */
export interface PatientService {
  service: Service;
  /**
   * Completed visits for it, of the patient and the family.
   * @minimum 1
   */
  visits_count: number;
  /**
   * The latest of them; its doctor, filial and price stand beside it.
   * @minimum 1
   */
  last_visit_id: number;
  /** When that one began. */
  last_visit_at: string;
  /** Null where the filial itself receives: a sample for an analysis is given. */
  doctor: VisitDoctor | null;
  filial: FilialBrief;
  /**
   * What it cost the last time, KZT.
   * @minimum 0
   */
  price: number;
}
