import type { NotificationListMeta } from '#generated/models/notification-list-meta.ts';
import type { Notification } from '#generated/models/notification.ts';
import type { Role } from '#generated/models/role.ts';
import type { Db } from '../../db/db.ts';
import type { NotificationRow } from '../../db/types/content.ts';
import type { UserRow } from '../../db/types/person.ts';
import { notificationsOf } from '../../rules/notify.ts';
import { isCancelled } from '../../rules/visit-states.ts';
import { momentText } from '../../rules/visit-times.ts';
import { pageOf } from './paging.ts';

export function notificationView(db: Db, row: NotificationRow): Notification {
  const { created_at, is_read, id, kind, title, text, target } = row;
  return { id, kind, title, text: (text + sinceThen(db, row)).slice(0, 500), at: created_at, read: is_read, target };
}

/** Kinds of notifications that announce a future visit. */
const EXPECTING = new Set(['visit_created', 'visit_confirmed', 'visit_rescheduled', 'visit_reminder']);

/**
 * Extends the text of a notification if its visit was cancelled or moved after the notification.
 */
function sinceThen(db: Db, { kind, title, text, target }: NotificationRow): string {
  const visit = EXPECTING.has(kind) && target?.kind === 'visit' ? db.visits.get(target.id) : undefined;
  if (visit === undefined) return '';
  const stop = text === '' || text.endsWith('.') ? ' ' : '. ';
  if (isCancelled(visit.status)) return `${stop}Запись отменена`;
  const when = momentText(visit.starts_at);
  return title.includes(when) || text.includes(when) ? '' : `${stop}Теперь: ${when}`;
}

interface Query {
  readonly unread?: boolean;
  readonly page?: number;
  readonly per_page?: number;
}

/**
 * Returns one page of an account's notifications in a cabinet; the unread count covers all pages.
 */
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
  return {
    data: rows.map((row) => notificationView(db, row)),
    meta: { ...meta, unread: all.filter(({ is_read }) => !is_read).length },
  };
}
