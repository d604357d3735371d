/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { OpeningHours } from './opening-hours.ts';
import type { ServiceAppointment } from './service-appointment.ts';

/**
 * Hours and booking of samples for analyses in a filial.
 */
export interface Sampling {
  appointment: ServiceAppointment;
  /** Hours for samples within the opening hours; a missing weekday has none. */
  hours: OpeningHours[];
  /**
   * First free slot if samples need an appointment; null in other cases, and if the bookable days have none.
   * @nullable
   */
  nearest_starts_at: string | null;
}
