import type { ClinicDoctorsParams } from '#generated/models/clinic-doctors-params.ts';
import type { ClinicServicesParams } from '#generated/models/clinic-services-params.ts';

/** Doctors that the page begins with: prices and reviews are not to lie ten screens below. */
export const DOCTORS_AT_FIRST = 3;

/** Doctors that «Показать ещё» adds. */
export const DOCTORS_PER_PAGE = 6;

/** What is chosen on the page, as its address has it. */
export interface ClinicChoice {
  readonly filial?: number | undefined;
  readonly specialisation?: string | undefined;
  /** Slug of a service. */
  readonly does?: string | undefined;
}

/** The question to the server for one page of doctors. */
export function doctorsRequest({ filial, specialisation, does }: ClinicChoice, page: number): ClinicDoctorsParams {
  return {
    ...(filial !== undefined && { filial_id: filial }),
    ...(specialisation !== undefined && { specialisation }),
    ...(does !== undefined && { service: does }),
    page,
    per_page: DOCTORS_PER_PAGE,
  };
}

/** The question to the server for the services. */
export function servicesRequest({ filial }: ClinicChoice): ClinicServicesParams {
  return filial === undefined ? {} : { filial_id: filial };
}
