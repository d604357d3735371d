/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClientNextVisit } from './client-next-visit.ts';
import type { Phone } from './phone.ts';

/**
 * A person whom the logged-in clinic knows, with data that the clinic recorded about its own visits.
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
   * Birthday, to distinguish people with equal names; null or absent if unknown.
   * @nullable
   */
  birthday?: string | null;
  /**
   * Full years today.
   * @minimum 0
   * @maximum 130
   * @nullable
   */
  age: number | null;
  /** Phone; null if the clinic knows none. */
  phone: Phone | null;
  /**
   * Number of completed visits.
   * @minimum 0
   */
  visits_count: number;
  /**
   * Number of the person's no-shows.
   * @minimum 0
   */
  no_show_count: number;
  /**
   * Start of the last completed visit.
   * @nullable
   */
  last_visit_at: string | null;
  /**
   * Doctor of the last completed visit; null for a sample without a doctor.
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  last_doctor: string | null;
  /** The next visit; null without one. */
  next_visit: ClientNextVisit | null;
}
