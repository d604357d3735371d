import type { Consent } from '#generated/models/consent.ts';
import { textOfEpoch } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { ConsentRow, UserRow } from '../db/types/person.ts';
import { ACTIVE_STATUSES } from '../db/types/visit.ts';
import { Refusal } from './refusal.ts';

/**
 * Withdraws a consent; a repeated call changes nothing.
 *
 * @throws Refusal 404; 409 at `id` if an account or a future visit needs the consent
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

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_YEAR = 2025;

/**
 * Returns the consent to store. A time more than a day old or in the future is replaced by `now`,
 * because a wrong clock must not prevent a booking.
 *
 * @throws Refusal 422 at `consent.version` for an unknown version
 */
export function storedConsent({ version, accepted_at }: Consent, now: number): Consent {
  const isKnown = consentVersions(textOfEpoch(now).slice(0, 10)).some((one) => one.version === version);
  if (!isKnown) throw Refusal.invalid({ 'consent.version': ['Текст согласия обновился. Откройте страницу заново'] });
  const at = Date.parse(accepted_at);
  return { version, accepted_at: at <= now && at > now - DAY_MS ? accepted_at : textOfEpoch(now) };
}

/**
 * Returns the versions of the consent in force by `today`, newest first. Each May and November has
 * a new version.
 */
export function consentVersions(today: string): { version: string; valid_from: string; path: string }[] {
  const year = Number(today.slice(0, 4));
  // Old versions are kept, because stored consents refer to them.
  return Array.from({ length: year - FIRST_YEAR + 1 }, (_, ago) => year - ago)
    .flatMap((one) => [`${one}-11`, `${one}-05`])
    .map((version) => ({ version, valid_from: `${version}-01`, path: '/conditions/processing-personal-data' }))
    .filter(({ valid_from }) => valid_from <= today);
}
