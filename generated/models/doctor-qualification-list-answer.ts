/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DoctorQualification } from './doctor-qualification.ts';

export interface DoctorQualificationListAnswer {
  data: DoctorQualification[];
}
