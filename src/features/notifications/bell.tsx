import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { Link, linkOptions } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useClinicNotificationList } from '#generated/api/clinic-notifications/clinic-notifications.ts';
import { useDoctorNotificationList } from '#generated/api/doctor-notifications/doctor-notifications.ts';
import { useNotificationList } from '#generated/api/patient-notifications/patient-notifications.ts';
import type { NotificationListMeta } from '#generated/models/notification-list-meta.ts';
import type { Cabinet } from '@/shared/session/session-record';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';

/**
 * Polling interval of the count in ms. The count is polled only while the page is visible
 * (docs/rules.md §7).
 */
const POLL_MS = 60_000;
const MOST = 99;

const lists = {
  user: linkOptions({ to: '/fo/patient/notifications' }),
  doctor: linkOptions({ to: '/fo/doctor/notifications' }),
  clinic: linkOptions({ to: '/fo/clinic/notifications' }),
} as const;

/** If the count can't be loaded, no error is shown, because the count isn't important enough. */
const counting = {
  query: {
    select: ({ meta }: { readonly meta: NotificationListMeta }) => meta.unread,
    refetchInterval: POLL_MS,
    meta: { silent: true },
  },
} as const;
const countOnly = { per_page: 1 } as const;

/**
 * Link to the notifications, with the number of unread ones. It is shown only to logged-in users.
 */
export function Bell({ cabinet, className }: { cabinet: Cabinet; className?: string }) {
  const Chosen = bells[cabinet];
  return <Chosen className={className} />;
}

interface BellProps {
  className?: string | undefined;
}

function PatientBell({ className }: BellProps) {
  return <BellLink cabinet="user" unread={useNotificationList(countOnly, counting).data} className={className} />;
}

function DoctorBell({ className }: BellProps) {
  const { data } = useDoctorNotificationList(countOnly, counting);
  return <BellLink cabinet="doctor" unread={data} className={className} />;
}

function ClinicBell({ className }: BellProps) {
  const { data } = useClinicNotificationList(countOnly, counting);
  return <BellLink cabinet="clinic" unread={data} className={className} />;
}

const bells: Record<Cabinet, ComponentType<BellProps>> = { user: PatientBell, doctor: DoctorBell, clinic: ClinicBell };

interface BellLinkProps extends BellProps {
  cabinet: Cabinet;
  unread: number | undefined;
}

function BellLink({ cabinet, unread = 0, className }: BellLinkProps) {
  return (
    <Link
      {...lists[cabinet]}
      className={cx(
        'relative grid size-11 shrink-0 place-items-center rounded-control text-ink-2 transition-colors hover:bg-teal-tint hover:text-teal-press aria-[current=page]:text-teal',
        className,
      )}
    >
      <Icon icon={IconBell} />
      <span className="sr-only">Уведомления{unread > 0 && `, непрочитанных: ${unread}`}</span>
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-1 left-6 min-w-4.5 rounded-full bg-teal px-1 text-center text-caption font-semibold text-white forced-colors:border"
        >
          {unread > MOST ? `${MOST}+` : unread}
        </span>
      )}
    </Link>
  );
}
