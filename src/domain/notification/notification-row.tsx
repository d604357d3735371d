import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Notification } from '#generated/models/notification.ts';
import { dayOf } from '@/shared/format/date';
import { dateTime, time } from '@/shared/format/time';
import { typeset } from '@/shared/format/typography';
import type { Cabinet } from '@/shared/session/session-record';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';
import { useToday } from '@/shared/use-now';
import { notificationLink } from './notification-link';
import { notificationLook } from './notification-look';

interface NotificationRowProps {
  notification: Notification;
  /** The open cabinet. Links lead to pages of this cabinet. */
  cabinet: Cabinet;
  /** Called when the user opens the link. Use it to mark the notification as read. */
  onOpen?: (notification: Notification) => void;
  /** Shows the time without the day. Use it if a heading above the row has the day. */
  clockOnly?: boolean;
  /** Control at the end of the row. */
  action?: ReactNode;
  className?: string;
}

/**
 * A notification: its text, person and time. The whole row is a link if the notification has a
 * page.
 */
export function NotificationRow({
  notification,
  cabinet,
  onOpen,
  clockOnly = false,
  action,
  className,
}: NotificationRowProps) {
  const today = useToday();
  const { kind, title, text, at, read, target } = notification;
  const { icon, tint } = notificationLook(kind);
  const link = notificationLink(cabinet, target);
  return (
    <li className={cx('relative flex items-start gap-3 py-3', link && 'has-[a:hover]:text-teal', className)}>
      <span className={cx('grid size-9 shrink-0 place-items-center rounded-control', tint)}>
        <Icon icon={icon} />
      </span>
      <div className="min-w-0 grow wrap-anywhere">
        <p className={cx('text-small', read ? 'text-ink-2' : 'font-medium')}>
          {!read && (
            <>
              <span
                className="mr-1.5 inline-block size-2 rounded-full bg-teal align-middle forced-colors:bg-system"
                aria-hidden="true"
              />
              <span className="sr-only">Не&nbsp;прочитано: </span>
            </>
          )}
          {link ? (
            <Link
              {...link}
              onClick={() => onOpen?.(notification)}
              className="rounded-badge before:absolute before:inset-0 before:rounded-control"
            >
              {typeset(title)}
            </Link>
          ) : (
            typeset(title)
          )}
        </p>
        {text !== '' && <p className="line-clamp-2 text-caption text-ink-2">{typeset(text)}</p>}
        <time dateTime={at} className="text-caption text-ink-3">
          {clockOnly || dayOf(at) === today ? time(at) : dateTime(at)}
        </time>
      </div>
      {action && <div className="relative shrink-0">{action}</div>}
    </li>
  );
}
