/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { OpeningHours } from './opening-hours.ts';
import type { ServiceAppointment } from './service-appointment.ts';

/**
 * When and how a filial takes blood and other samples for analyses.
 */
export interface Sampling {
  appointment: ServiceAppointment;
  /** When samples are taken, within the opening hours; a weekday that is missing has none. */
  hours: OpeningHours[];
  /**
   * The first free time where samples are taken by appointment. Null where they are not, and when there is none on the days that are open for booking.
   * @nullable
   */
  nearest_starts_at: string | null;
}
