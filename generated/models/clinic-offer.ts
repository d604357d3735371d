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
   * Id of the requested service.
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
   * Lowest price in KZT. An analysis has one price in a filial; doctors have prices of their own.
   * @minimum 0
   */
  price_from: number;
  /**
   * Highest price in KZT.
   * @minimum 0
   */
  price_to: number;
  /** Possible payers at any doctor of the filial; in a search with `funding` only requested payers (proposed). Absent if unknown. */
  funding?: Fundings;
  appointment: ServiceAppointment;
  /** Hours of the service; for analyses the hours for samples. Empty if the doctors' slots decide. */
  hours: OpeningHours[];
  /**
   * First free slot of the filial if `appointment` is `filial`; null in other cases, and if the bookable days have none.
   * @nullable
   */
  nearest_starts_at: string | null;
  /**
   * Working days until the result is ready, 0 for the same day; null without a result.
   * @minimum 0
   * @maximum 60
   * @nullable
   */
  ready_in_workdays: number | null;
  /** True if the service requires an empty stomach. */
  fasting: boolean;
}
