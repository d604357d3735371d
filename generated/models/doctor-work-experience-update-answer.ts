/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { WorkExperience } from './work-experience.ts';

export interface DoctorWorkExperienceUpdateAnswer {
  data: WorkExperience;
}
