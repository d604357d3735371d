/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Phone } from './phone.ts';

/**
 * A filial at a glance, for the clinic's own list.
 */
export interface FilialSummary {
  /** @minimum 1 */
  id: number;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  /**
   * @minLength 1
   * @maxLength 300
   */
  address: string;
  /**
   * @minLength 1
   * @maxLength 100
   */
  city: string;
  phone: Phone;
  /** @minimum 0 */
  doctors_count: number;
  /** @minimum 0 */
  visits_today: number;
  /**
   * Visits that wait for the clinic's confirmation.
   * @minimum 0
   */
  pending_count: number;
  /**
   * Booked minutes of today's reception hours without breaks.
   * @minimum 0
   * @maximum 100
   */
  occupancy_percent: number;
}
