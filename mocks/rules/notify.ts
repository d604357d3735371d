import type { NotificationKind } from '#generated/models/notification-kind.ts';
import type { NotificationTarget } from '#generated/models/notification-target.ts';
import type { Role } from '#generated/models/role.ts';
import { textOfEpoch } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { NotificationRow } from '../db/types/content.ts';
import type { UserRow } from '../db/types/person.ts';
import { worksIn } from './clinic/own-clinic.ts';
import { Refusal } from './refusal.ts';

/**
 * Content of a notification. A new kind also needs a value in the contract's `notification-kind`.
 */
export interface NotificationContent {
  readonly kind: NotificationKind;
  readonly title: string;
  readonly text: string;
  readonly target: NotificationTarget | null;
}

const TITLE_LIMIT = 200;
const TEXT_LIMIT = 500;

/** Notifies the doctor's accounts; does nothing if `doctorId` is null. */
export function notifyDoctor(db: Db, doctorId: number | null, content: NotificationContent, now: number): void {
  if (doctorId !== null) insertFor(db, db.users.find('doctor', doctorId), 'doctor', content, now);
}

/** Notifies all accounts of the clinic that may see the filial. */
export function notifyClinic(db: Db, filialId: number, content: NotificationContent, now: number): void {
  const { clinic_id } = db.filials.require(filialId);
  const staff = db.users.find('clinic', clinic_id).filter((user) => worksIn(user, filialId));
  insertFor(db, staff, 'clinic', content, now);
}

export function notifyClinicAccount(db: Db, user: UserRow, content: NotificationContent, now: number): void {
  insertFor(db, [user], 'clinic', content, now);
}

/** Notifies the patient; does nothing for a client without an account. */
export function notifyPatient(db: Db, userId: number | null, content: NotificationContent, now: number): void {
  const user = userId === null ? undefined : db.users.get(userId);
  if (user !== undefined) insertFor(db, [user], 'user', content, now);
}

function insertFor(
  db: Db,
  users: readonly UserRow[],
  cabinet: Role,
  { title, text, ...content }: NotificationContent,
  now: number,
): void {
  for (const { id: user_id } of users) {
    db.notifications.insert({
      ...content,
      id: db.notifications.nextId(),
      user_id,
      cabinet,
      title: title.slice(0, TITLE_LIMIT),
      text: text.slice(0, TEXT_LIMIT),
      created_at: textOfEpoch(now),
      is_read: false,
    });
  }
}

/** Returns notifications of an account in one cabinet, newest first. */
export function notificationsOf(db: Db, user: UserRow, cabinet: Role): NotificationRow[] {
  return db.notifications
    .find('user', user.id)
    .filter((row) => row.cabinet === cabinet)
    .toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at) || b.id - a.id);
}

/** @throws Refusal 404 if the notification is unknown or of another account or cabinet */
export function readNotification(db: Db, user: UserRow, cabinet: Role, id: number): void {
  const row = db.notifications.get(id);
  if (row === undefined || row.user_id !== user.id || row.cabinet !== cabinet) throw Refusal.notFound();
  if (!row.is_read) db.notifications.update(id, { is_read: true });
}

export function readAllNotifications(db: Db, user: UserRow, cabinet: Role): void {
  for (const { id, is_read } of notificationsOf(db, user, cabinet)) {
    if (!is_read) db.notifications.update(id, { is_read: true });
  }
}
