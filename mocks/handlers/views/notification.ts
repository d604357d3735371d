import type { NotificationListMeta } from '#generated/models/notification-list-meta.ts';
import type { Notification } from '#generated/models/notification.ts';
import type { Role } from '#generated/models/role.ts';
import type { Db } from '../../db/db.ts';
import type { NotificationRow } from '../../db/types/content.ts';
import type { UserRow } from '../../db/types/person.ts';
import { notificationsOf } from '../../rules/notify.ts';
import { pageOf } from './paging.ts';

export function notificationView({
  created_at,
  is_read,
  id,
  kind,
  title,
  text,
  target,
}: NotificationRow): Notification {
  return { id, kind, title, text, at: created_at, read: is_read, target };
}

interface Query {
  readonly unread?: boolean;
  readonly page?: number;
  readonly per_page?: number;
}

/** One page of what an account was told in a cabinet; the count of unread ones is that of all. */
export function notificationPage(
  db: Db,
  user: UserRow,
  cabinet: Role,
  query: Query,
): { data: Notification[]; meta: NotificationListMeta } {
  const all = notificationsOf(db, user, cabinet);
  const { rows, meta } = pageOf(
    all.filter(({ is_read }) => query.unread === undefined || query.unread === !is_read),
    query,
  );
  return { data: rows.map(notificationView), meta: { ...meta, unread: all.filter(({ is_read }) => !is_read).length } };
}
