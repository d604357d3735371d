import type { AccountDeletion } from '#generated/models/account-deletion.ts';
import { textOfEpoch } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import { fullName } from '../db/lookup.ts';
import type { UserRow } from '../db/types/person.ts';
import { ACTIVE_STATUSES, type VisitRow } from '../db/types/visit.ts';
import { visitNumber } from '../db/visit-number.ts';
import { endAccess } from './card-access.ts';
import { isOwner } from './clinic/staff.ts';
import { refuseWrongPassword } from './own-password.ts';
import { ownVisits } from './patient-visits.ts';
import { Refusal } from './refusal.ts';
import { logVisit, withReason } from './visit-events.ts';
import { notifyCancellation } from './visit-notices.ts';

const REASON = 'Аккаунт удалён';

/** Lists what the deletion of an account removes, and what prevents the deletion. */
export function deletionOf(db: Db, user: UserRow, now: number): AccountDeletion {
  return {
    visits: comingVisits(db, user, now).map((visit) => ({
      id: visit.id,
      number: visitNumber(visit.id),
      starts_at: visit.starts_at,
      title: visit.service_title,
      person: fullName(db.clients.require(visit.client_id)),
    })),
    family_members: db.family_members.find('user', user.id).length,
    documents: db.documents.find('user', user.id).length,
    blocked_by: obstacle(db, user, now),
  };
}

/**
 * Deletes an account. Its past visits and published reviews are kept without the person's name.
 *
 * @throws Refusal 409 at `roles` if something prevents the deletion; 422 at `password`; 429 after
 * five wrong passwords in a minute
 */
export function deleteAccount(db: Db, user: UserRow, password: string, now: number): void {
  refuseWrongPassword(db, user, password, now);
  const blocked = obstacle(db, user, now);
  if (blocked !== null) throw Refusal.conflict(blocked, 'roles', OBSTACLES[blocked]);
  for (const visit of comingVisits(db, user, now)) cancel(db, visit, now);
  for (const { id } of [...db.card_accesses.find('user', user.id), ...db.card_accesses.find('guest', user.id)]) {
    endAccess(db, user, id, now);
  }
  removeWhatIsOwn(db, user);
  if (user.doctor_id !== null) db.doctors.update(user.doctor_id, { filial_ids: [], has_online_booking: false });
  db.users.update(user.id, {
    email: `deleted-${user.id}@aman.invalid`,
    password: '',
    roles: [],
    first_name: 'Удалённый',
    second_name: 'аккаунт',
    third_name: null,
    avatar: null,
    phone: null,
    proven_phone: null,
    iin: null,
    birthday: null,
    address: null,
    citizenship_id: null,
    doctor_id: null,
    clinic_id: null,
  });
}

const OBSTACLES = {
  visits_ahead: 'К вам записаны пациенты. Сначала перенесите или отмените их записи',
  last_one: 'Вы владелец клиники. Сначала закройте все её филиалы',
} as const;

function obstacle(db: Db, user: UserRow, now: number): AccountDeletion['blocked_by'] {
  const isBooked = ({ status, ends_at }: VisitRow) => ACTIVE_STATUSES.has(status) && Date.parse(ends_at) > now;
  if (user.doctor_id !== null && db.visits.find('doctor', user.doctor_id).some(isBooked)) return 'visits_ahead';
  const owns = user.clinic_id !== null && isOwner(user);
  const isOpen = owns && db.filials.find('clinic', user.clinic_id ?? 0).some(({ state }) => state === 'open');
  return isOpen ? 'last_one' : null;
}

function comingVisits(db: Db, user: UserRow, now: number): VisitRow[] {
  return ownVisits(db, user).filter(
    ({ status, starts_at }) => ACTIVE_STATUSES.has(status) && Date.parse(starts_at) > now,
  );
}

function cancel(db: Db, visit: VisitRow, now: number): void {
  notifyCancellation(db, visit, REASON, now);
  logVisit(db, visit.id, 'cancelled', withReason('Вы отменили запись', REASON), now);
  db.visits.update(visit.id, { status: 'cancelled_by_patient', cancel_reason: REASON, ended_at: textOfEpoch(now) });
}

function removeWhatIsOwn(db: Db, user: UserRow): void {
  for (const { id } of [...db.family_members.find('user', user.id)]) {
    db.family_cards.remove(id);
    db.family_members.remove(id);
  }
  db.second_factors.remove(user.id);
  db.medical_cards.remove(user.id);
  db.reminder_settings.remove(user.id);
  for (const review of [...db.feedbacks.find('user', user.id)]) {
    db.feedbacks.update(review.id, { author_name: 'Пациент', is_name_hidden: true });
  }
  const owned = [
    db.documents,
    db.files,
    db.favourites,
    db.waitlist,
    db.notifications,
    db.consents,
    db.slot_holds,
  ] as const;
  for (const table of owned) for (const { id } of [...table.find('user', user.id)]) table.remove(id as never);
  for (const { id } of [...db.email_changes.find('user', user.id)]) db.email_changes.remove(id);
  for (const { id } of [...db.phone_codes.find('user', user.id)]) db.phone_codes.remove(id);
  for (const { id } of [...db.push_subscriptions.find('user', user.id)]) db.push_subscriptions.remove(id);
  for (const { id } of [...db.calendar_feeds.find('user', user.id)]) db.calendar_feeds.remove(id);
  for (const { id } of [...db.idempotent_answers.find('user', user.id)]) db.idempotent_answers.remove(id);
  for (const { id } of [...db.sessions.find('user', user.id)]) db.sessions.remove(id);
}
