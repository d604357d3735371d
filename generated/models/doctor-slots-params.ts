/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Funding } from './funding.ts';
import type { SearchWhen } from './search-when.ts';
import type { Time } from './time.ts';

export type DoctorSlotsParams = {
  /**
   * Id of the filial.
   * @minimum 1
   */
  filial_id: number;
  /**
   * Id of the service, which sets the duration.
   * @minimum 1
   */
  service_id: number;
  /**
   * First day.
   */
  date_from: string;
  /**
   * Last day, at most 30 days after the first.
   */
  date_to: string;
  /**
   * Payer; only slots that it can pay are included, also in `meta`. Empty if it does not pay for the service there (proposed).
   */
  funding?: Funding;
  /**
   * Only free times of these days, with the meaning that the search gives them (proposed).
   */
  when?: SearchWhen;
  /**
   * Only times of this day and later ones, whatever days are requested (proposed).
   */
  wanted_from?: string;
  /**
   * Only times of this day and earlier ones; `last_date` is not after it (proposed).
   */
  wanted_to?: string;
  /**
   * Only free times that begin at this time or later, on any day (proposed).
   */
  time_from?: Time;
  /**
   * Only free times that begin before this time (proposed).
   */
  time_to?: Time;
};
