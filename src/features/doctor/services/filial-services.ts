import type { DoctorServiceLink } from '#generated/models/doctor-service-link.ts';

export interface FilialServices {
  readonly id: number;
  readonly title: string;
  readonly links: readonly DoctorServiceLink[];
}
