/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Education } from './education.ts';

export interface DoctorEducationUpdateAnswer {
  data: Education;
}
