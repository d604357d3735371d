/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FilialState } from './filial-state.ts';
import type { FilialStep } from './filial-step.ts';
import type { OpeningHours } from './opening-hours.ts';
import type { Phone } from './phone.ts';
import type { Rating } from './rating.ts';

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
   * Street and house, without the city.
   * @minLength 1
   * @maxLength 300
   */
  address: string;
  /**
   * Title of its city.
   * @minLength 1
   * @maxLength 100
   */
  city: string;
  phone: Phone;
  /**
   * Doctors who work in it; invitations and requests don't count.
   * @minimum 0
   */
  doctors_count: number;
  /**
   * Of today at +05:00, cancelled ones apart.
   * @minimum 0
   */
  visits_today: number;
  /**
   * Of these, the ones whose time has passed.
   * @minimum 0
   */
  visits_over: number;
  /**
   * Visits that wait for the clinic's confirmation.
   * @minimum 0
   */
  pending_count: number;
  /**
   * Booked share of today's doctors' hours without breaks. Null if no doctor works today.
   * @minimum 0
   * @maximum 100
   * @nullable
   */
  occupancy_percent: number | null;
  state: FilialState;
  /**
   * Announced day of opening of a draft.
   * @nullable
   */
  opens_on: string | null;
  /**
   * The first day on which an open one will be closed; null when nothing is announced.
   * @nullable
   */
  closes_on: string | null;
  /**
   * Opening hours, from Monday on; a missing weekday is a day off.
   * @maxItems 7
   */
  hours: OpeningHours[];
  /**
   * The holiday that keeps it closed today.
   * @maxLength 100
   * @nullable
   */
  closed_today: string | null;
  rating: Rating | null;
  /**
   * Published reviews of the doctors whose main filial it is: those that `rating` is the mean of.
   * @minimum 0
   */
  reviews_count: number;
  /**
   * Services that patients see.
   * @minimum 0
   */
  services_count: number;
  /** Missing parts of its page; empty if it is complete. */
  missing: FilialStep[];
}
