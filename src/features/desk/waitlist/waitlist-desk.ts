import type { ClinicVisitCreateAnswer } from '#generated/models/clinic-visit-create-answer.ts';
import type { ClinicVisitCreateRequest } from '#generated/models/clinic-visit-create-request.ts';
import type { DoctorVisitCreateAnswer } from '#generated/models/doctor-visit-create-answer.ts';
import type { DoctorVisitCreateRequest } from '#generated/models/doctor-visit-create-request.ts';
import type { WaitingPerson } from '#generated/models/waiting-person.ts';
import type { WaitlistOfferRequest } from '#generated/models/waitlist-offer-request.ts';
import type { WriteOf } from '@/shared/write/use-write-of';

interface Bookings {
  readonly doctor: { request: DoctorVisitCreateRequest; answer: DoctorVisitCreateAnswer };
  readonly clinic: { request: ClinicVisitCreateRequest; answer: ClinicVisitCreateAnswer };
}

export type Side = keyof Bookings;

/** By which operations a cabinet serves those who wait for its times. */
export interface WaitlistDesk<By extends Side> {
  readonly by: By;
  readonly offerUpdate: WriteOf<{ data: WaitingPerson }, { id: number; data: WaitlistOfferRequest }>;
  readonly offerDelete: WriteOf<void, { id: number }>;
  /** Absent for whoever may not book. */
  readonly visitCreate?: WriteOf<Bookings[By]['answer'], { data: Bookings[By]['request'] }> | undefined;
  /** What is booked where somebody without an account has agreed on the phone. */
  readonly bookingOf: (person: WaitingPerson, startsAt: string) => Bookings[By]['request'];
  /** Takes somebody off the list whom the desk has put there. */
  readonly callerDelete?: WriteOf<void, { id: number }>;
}
