import type { DeskVisitCreateRequest } from '#generated/models/desk-visit-create-request.ts';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import type { WaitingPerson } from '#generated/models/waiting-person.ts';
import type { WaitlistOfferRequest } from '#generated/models/waitlist-offer-request.ts';
import type { WriteOf } from '@/shared/write/use-write-of';

/** By which operations a cabinet serves those who wait for its times. */
export interface WaitlistDesk {
  readonly by: 'doctor' | 'clinic';
  readonly offerUpdate: WriteOf<{ data: WaitingPerson }, { id: number; data: WaitlistOfferRequest }>;
  readonly offerDelete: WriteOf<void, { id: number }>;
  /** Absent for whoever may not book. */
  readonly visitCreate?: WriteOf<{ data: DeskVisit }, { data: DeskVisitCreateRequest }> | undefined;
  /** Takes somebody off the list whom the desk has put there. */
  readonly callerDelete?: WriteOf<void, { id: number }>;
}
