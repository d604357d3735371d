/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FilialBrief } from './filial-brief.ts';
import type { PatientServiceVisit } from './patient-service-visit.ts';
import type { Service } from './service.ts';
import type { VisitDoctor } from './visit-doctor.ts';

/**
 * A service that the patient or the family had, with all visits for it.
 */
export interface PatientServiceFull {
  service: Service;
  /**
   * Number of completed visits for the service, equal to the length of `visits`.
   * @minimum 1
   */
  visits_count: number;
  /**
   * Id of the first visit in `visits`.
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
  /**
   * Visits, latest first.
   * @minItems 1
   */
  visits: PatientServiceVisit[];
}
