/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicFirstTimeChoicesServicesItem } from './clinic-first-time-choices-services-item.ts';
import type { NamedSlug } from './named-slug.ts';

/**
 * Possible filters in these filials, by title.
 */
export interface ClinicFirstTimeChoices {
  /** Specialisations of the doctors who work there. */
  specialisations: NamedSlug[];
  /** Services of these doctors there. */
  services: ClinicFirstTimeChoicesServicesItem[];
}
