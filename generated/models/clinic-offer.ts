/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Fundings } from './fundings.ts';
import type { OpeningHours } from './opening-hours.ts';
import type { ServiceAppointment } from './service-appointment.ts';
import type { ServiceKind } from './service-kind.ts';
import type { Slug } from './slug.ts';

/**
 * The one service that a search for clinics asked for (`services` with a single value), as the filial on the card gives it. The same
 * figures stand on the clinic's page: `/front/clinics/{slug}/services?filial_id=…`.
 */
export interface ClinicOffer {
  /**
   * The service that was asked for.
   * @minimum 1
   */
  service_id: number;
  slug: Slug;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  kind: ServiceKind;
  /**
   * KZT. An analysis has one price in a filial; doctors may each have their own.
   * @minimum 0
   */
  price_from: number;
  /**
   * KZT.
   * @minimum 0
   */
  price_to: number;
  /** Who may pay for it there, of any of its doctors; of a search with `funding` only those that were asked for (proposed). Absent if unknown. */
  funding?: Fundings;
  appointment: ServiceAppointment;
  /** Hours of the service; for analyses those of taking samples. Empty if free times of doctors decide. */
  hours: OpeningHours[];
  /**
   * The first free time at the filial (`appointment` is `filial`); null otherwise, and when there is none on the days that are open for booking.
   * @nullable
   */
  nearest_starts_at: string | null;
  /**
   * Working days until the result is ready, 0 on the same day. Null if there is no result.
   * @minimum 0
   * @maximum 60
   * @nullable
   */
  ready_in_workdays: number | null;
  /** To be done on an empty stomach. */
  fasting: boolean;
}
