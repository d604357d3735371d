import type { FavouriteRequest } from '#generated/models/favourite-request.ts';
import { textOfEpoch } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { Favourite, UserRow } from '../db/types/person.ts';
import { publishedClinic } from './published-clinic.ts';
import { publishedDoctor } from './published-doctor.ts';
import { named } from './refusal.ts';

type Target = Pick<Favourite, 'doctor_id' | 'clinic_id'>;

/** @throws Refusal 404 if the page with the slug does not exist */
function targetOf(db: Db, { kind, slug }: FavouriteRequest): Target {
  return kind === 'doctor'
    ? { doctor_id: publishedDoctor(db, slug).doctor.id, clinic_id: null }
    : { doctor_id: null, clinic_id: publishedClinic(db, slug).clinic.id };
}

function kept(db: Db, user: UserRow, { doctor_id, clinic_id }: Target): Favourite | undefined {
  return db.favourites.find('user', user.id).find((row) => row.doctor_id === doctor_id && row.clinic_id === clinic_id);
}

/**
 * Adds a doctor or clinic to favourites; a repeated call changes nothing.
 *
 * @throws Refusal 422 at `slug`
 */
export function addFavourite(db: Db, user: UserRow, request: FavouriteRequest, now: number): void {
  const target = named('slug', 'Такой страницы нет', () => targetOf(db, request));
  if (kept(db, user, target) !== undefined) return;
  db.favourites.insert({ id: db.favourites.nextId(), user_id: user.id, ...target, created_at: textOfEpoch(now) });
}

/**
 * Removes a favourite; a repeated call changes nothing.
 * @throws Refusal 404
 */
export function removeFavourite(db: Db, user: UserRow, request: FavouriteRequest): void {
  const known = kept(db, user, targetOf(db, request));
  if (known !== undefined) db.favourites.remove(known.id);
}
