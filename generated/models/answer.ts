/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { VisitDoctor } from './visit-doctor.ts';

/**
 * A doctor's answer to a question.
 */
export interface Answer {
  /** @minimum 1 */
  id: number;
  /**
   * Plain text; a line break begins a new paragraph.
   * @minLength 1
   * @maxLength 5000
   */
  text: string;
  created_at: string;
  doctor: VisitDoctor;
}
