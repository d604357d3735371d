import { textOfEpoch } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { ConsentRow, UserRow } from '../db/types/person.ts';
import { ACTIVE_STATUSES } from '../db/types/visit.ts';
import { Refusal } from './refusal.ts';

/**
 * Withdraws a consent; a second time changes nothing.
 *
 * @throws Refusal 404, 409 at `id` for what an account or a coming visit rests on
 */
export function withdrawConsent(db: Db, user: UserRow, id: number, now: number): ConsentRow {
  const consent = db.consents.get(id);
  if (consent === undefined || consent.user_id !== user.id) throw Refusal.notFound();
  if (consent.withdrawn_at !== undefined) return consent;
  if (consent.visit_id === null) {
    throw Refusal.conflict('wrong_state', 'id', 'Без этого согласия аккаунт не работает. Его отзывают, удаляя аккаунт');
  }
  const visit = db.visits.get(consent.visit_id);
  if (visit !== undefined && ACTIVE_STATUSES.has(visit.status)) {
    throw Refusal.conflict('visits_ahead', 'id', 'По этому согласию вы записаны на приём. Сначала отмените запись');
  }
  return db.consents.update(id, { withdrawn_at: textOfEpoch(now) });
}

/** Versions of the consent: the documents are revised each May and November. Those in force by `today`, the newest first. */
export function consentVersions(today: string): { version: string; valid_from: string; path: string }[] {
  const year = Number(today.slice(0, 4));
  return [year, year - 1]
    .flatMap((one) => [`${one}-11`, `${one}-05`])
    .map((version) => ({ version, valid_from: `${version}-01`, path: '/conditions/processing-personal-data' }))
    .filter(({ valid_from }) => valid_from <= today);
}
