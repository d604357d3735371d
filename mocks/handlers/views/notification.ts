import type { Notification } from '#generated/models/notification.ts';
import type { Db } from '../../db/db.ts';
import type { NotificationRow } from '../../db/types/content.ts';
import type { UserRow } from '../../db/types/person.ts';

export function newestNotifications(db: Db, user: UserRow): NotificationRow[] {
  return db.notifications
    .find('user', user.id)
    .toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at) || b.id - a.id);
}

export function notificationView({
  id,
  kind,
  title,
  text,
  created_at,
  is_read,
  visit_id,
}: NotificationRow): Notification {
  return { id, kind, title, text, at: created_at, read: is_read, visit_id };
}
