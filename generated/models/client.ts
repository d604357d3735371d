/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Phone } from './phone.ts';

/**
 * A person who was booked into the signed-in clinic; only what the clinic itself recorded about its own visits.
 */
export interface Client {
  /** @minimum 1 */
  id: number;
  /**
   * @minLength 1
   * @maxLength 200
   */
  full_name: string;
  /**
   * @minimum 0
   * @maximum 130
   * @nullable
   */
  age: number | null;
  phone: Phone;
  /**
   * Completed visits.
   * @minimum 0
   */
  visits_count: number;
  /** @minimum 0 */
  no_show_count: number;
  /**
   * The last completed visit.
   * @nullable
   */
  last_visit_at: string | null;
  /** @nullable */
  next_visit_at: string | null;
  /**
   * Of the last completed visit, else of the next one.
   * @maxLength 200
   * @nullable
   */
  last_doctor: string | null;
}
