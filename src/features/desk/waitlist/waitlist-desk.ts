import type { DeskVisitCreateRequest } from '#generated/models/desk-visit-create-request.ts';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import type { WaitingPerson } from '#generated/models/waiting-person.ts';
import type { WaitlistOfferRequest } from '#generated/models/waitlist-offer-request.ts';
import type { WriteOf } from '@/shared/write/use-write-of';

/** A cabinet's operations for its waitlist. */
export interface WaitlistDesk {
  readonly by: 'doctor' | 'clinic';
  readonly offerUpdate: WriteOf<{ data: WaitingPerson }, { id: number; data: WaitlistOfferRequest }>;
  readonly offerDelete: WriteOf<void, { id: number }>;
  /** Books a visit; absent if the user has no right to book. */
  readonly visitCreate?: WriteOf<{ data: DeskVisit }, { data: DeskVisitCreateRequest }> | undefined;
  /** Removes a person whom a receptionist has added. */
  readonly callerDelete?: WriteOf<void, { id: number }>;
}
