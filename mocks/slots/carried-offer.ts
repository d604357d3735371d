import type { Db } from '#mocks/db/db.ts';
import { offeredLinks, type Wish } from '#mocks/db/offers.ts';
import type { Doctor, DoctorServiceLink } from '#mocks/db/types/doctor.ts';
import { slotsOf, type NearestSlot } from './slot-engine.ts';

export interface CarriedOffer {
  /** Null when the doctor does not give what was wished for. */
  readonly link: DoctorServiceLink | null;
  readonly nearest: NearestSlot | null;
}

/** What one doctor offers, in the filial with the earliest free time: the same rule by which a search fills its cards. */
export function carriedOffer(
  db: Db,
  doctor: Doctor,
  wish: Wish,
  now: number,
  filialIds?: readonly number[],
): CarriedOffer {
  const links = offeredLinks(db, doctor, wish, filialIds);
  const nearest = slotsOf(db).nearest(links, now);
  return { link: nearest?.link ?? links[0] ?? null, nearest };
}
