import type { DoctorServiceLink } from '#generated/models/doctor-service-link.ts';

/** A filial of the doctor with its services. */
export interface FilialServices {
  readonly id: number;
  readonly title: string;
  readonly links: readonly DoctorServiceLink[];
}
