import { dayOf, textOfEpoch } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import type { UserRow } from '../../db/types/person.ts';
import { notifyClinicAccount } from '../notify.ts';
import { Refusal } from '../refusal.ts';
import { factorOf } from '../second-factor.ts';
import { ownClinic } from './own-clinic.ts';

const MAX_DAYS_AHEAD = 365;

/** Returns the clinic's requirement that its staff have a second factor, if there is one. */
export function requirementOn(db: Db, user: UserRow): { required_from: string; missing: boolean } | undefined {
  const required_from = db.clinics.get(user.clinic_id ?? 0)?.second_factor_from;
  return required_from ? { required_from, missing: factorOf(db, user) === undefined } : undefined;
}

/** @throws Refusal 403 if the clinic requires a second factor and the account has none */
export function refuseWithoutFactor(db: Db, user: UserRow, now: number): void {
  const requirement = requirementOn(db, user);
  if (!requirement?.missing || requirement.required_from > todayAt(now)) return;
  const text = 'Клиника требует вход с кодом. Включите его, чтобы открыть её кабинет';
  throw new Refusal(403, 'second_factor_required', text);
}

/**
 * Requires the staff to have a second factor from this day on, and notifies the staff who have
 * none.
 *
 * @param from null withdraws the requirement
 * @throws Refusal 422 for a past day or one more than a year ahead, 409 while the owner has no
 * second factor
 */
export function requireFactor(db: Db, user: UserRow, from: string | null, now: number): string | null {
  const clinic = ownClinic(db, user);
  if (from !== null && from !== clinic.second_factor_from) {
    if (from < todayAt(now)) throw Refusal.invalid({ required_from: ['Выберите сегодня или день позже'] });
    if (dayOf(from) - dayOf(todayAt(now)) > MAX_DAYS_AHEAD) {
      throw Refusal.invalid({ required_from: ['Не позже чем через год'] });
    }
    if (!factorOf(db, user)) {
      throw Refusal.conflict('wrong_state', 'required_from', 'Сначала включите вход с кодом у себя');
    }
    for (const member of db.users.find('clinic', clinic.id)) {
      if (factorOf(db, member)) continue;
      const title = 'Клиника требует вход с кодом';
      const text = 'Включите его на странице «Аккаунт и пароль», иначе кабинет клиники не откроется';
      notifyClinicAccount(db, member, { kind: 'system', title, text, target: null }, now);
    }
  }
  db.clinics.update(clinic.id, { second_factor_from: from });
  return from;
}

const todayAt = (now: number): string => textOfEpoch(now).slice(0, 10);
