/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { FilialState } from './filial-state.ts';
import type { FilialStep } from './filial-step.ts';
import type { OpeningHours } from './opening-hours.ts';
import type { Phone } from './phone.ts';
import type { Rating } from './rating.ts';

/**
 * Summary of a filial for the clinic's list.
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
   * Title of the city.
   * @minLength 1
   * @maxLength 100
   */
  city: string;
  phone: Phone;
  /**
   * Number of doctors who work in the filial, without invitations and requests.
   * @minimum 0
   */
  doctors_count: number;
  /**
   * Number of today's visits at +05:00, without cancelled ones.
   * @minimum 0
   */
  visits_today: number;
  /**
   * Number of today's visits whose time has passed.
   * @minimum 0
   */
  visits_over: number;
  /**
   * Number of visits that wait for the clinic's confirmation.
   * @minimum 0
   */
  pending_count: number;
  /**
   * Booked share of the doctors' working minutes today, in per cent; null if no doctor works today.
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
   * First closed day of an open filial; null without an announcement.
   * @nullable
   */
  closes_on: string | null;
  /**
   * Opening hours from Monday; a missing weekday is a day off.
   * @maxItems 7
   */
  hours: OpeningHours[];
  /**
   * Name of the holiday on which it is closed today; null without one.
   * @maxLength 100
   * @nullable
   */
  closed_today: string | null;
  rating: Rating | null;
  /**
   * Number of published reviews of doctors with this main filial, on which `rating` is based.
   * @minimum 0
   */
  reviews_count: number;
  /**
   * Number of services that patients see.
   * @minimum 0
   */
  services_count: number;
  /** Missing parts of the page; empty if it is complete. */
  missing: FilialStep[];
}
