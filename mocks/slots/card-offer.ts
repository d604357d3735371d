import type { Db } from '#mocks/db/db.ts';
import { offeredLinks, type Wish } from '#mocks/db/offers.ts';
import type { Doctor, DoctorServiceLink } from '#mocks/db/types/doctor.ts';
import { slotsOf, type NearestSlot } from './slot-engine.ts';
import type { TimesRequest } from './wanted-times.ts';

export interface CardOffer {
  /** The offered service; null if the doctor does not offer the requested service. */
  readonly link: DoctorServiceLink | null;
  readonly nearest: NearestSlot | null;
}

/**
 * Chooses the service and slot on a doctor's card: of the services that match best, the one with
 * the earliest free slot.
 */
export function cardOffer(
  db: Db,
  doctor: Doctor,
  wish: Wish,
  now: number,
  filialIds?: readonly number[],
  times?: TimesRequest,
): CardOffer {
  const links = offeredLinks(db, doctor, wish, filialIds);
  const nearest = slotsOf(db).nearest(links, now, times);
  return { link: nearest?.link ?? links[0] ?? null, nearest };
}
