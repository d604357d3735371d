/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClientNextVisit } from './client-next-visit.ts';
import type { Phone } from './phone.ts';

/**
 * A person whom the logged-in clinic knows; only what the clinic itself recorded about its own visits.
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
   * Distinguishes people of one name; null or absent if unknown.
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
  /** Null while the clinic knows none. */
  phone: Phone | null;
  /**
   * Completed visits.
   * @minimum 0
   */
  visits_count: number;
  /**
   * No-shows of the person.
   * @minimum 0
   */
  no_show_count: number;
  /**
   * The last completed visit.
   * @nullable
   */
  last_visit_at: string | null;
  /**
   * Of the last completed visit; null where the filial itself received.
   * @minLength 1
   * @maxLength 200
   * @nullable
   */
  last_doctor: string | null;
  /** The next visit that is still to come; null when there is none. */
  next_visit: ClientNextVisit | null;
}
