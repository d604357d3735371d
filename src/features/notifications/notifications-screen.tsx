import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { getRouteApi, Link } from '@tanstack/react-router';
import {
  getClinicNotificationReadAllMutationOptions,
  getClinicNotificationReadMutationOptions,
  useClinicNotificationListSuspense,
} from '#generated/api/clinic-notifications/clinic-notifications.ts';
import {
  getDoctorNotificationReadAllMutationOptions,
  getDoctorNotificationReadMutationOptions,
  useDoctorNotificationListSuspense,
} from '#generated/api/doctor-notifications/doctor-notifications.ts';
import {
  getNotificationReadAllMutationOptions,
  getNotificationReadMutationOptions,
  useNotificationListSuspense,
} from '#generated/api/patient-notifications/patient-notifications.ts';
import type { NotificationListMeta } from '#generated/models/notification-list-meta.ts';
import type { Notification } from '#generated/models/notification.ts';
import { NotificationRow } from '@/domain/notification/notification-row';
import { dayHeading, dayOf } from '@/shared/format/date';
import type { Cabinet } from '@/shared/session/session-record';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { cx } from '@/shared/ui/cx';
import { EmptyState } from '@/shared/ui/empty-state';
import { IconButton } from '@/shared/ui/icon-button';
import { Pagination } from '@/shared/ui/navigation/pagination';
import { TabLink, TabLinks } from '@/shared/ui/navigation/tab-links';
import { PageHeading } from '@/shared/ui/page-heading';
import { useToday } from '@/shared/use-now';
import { useWriteOf, type WriteOf } from '@/shared/write/use-write-of';
import { WriteError } from '@/shared/write/write-error';
import { type NotificationsSearch, notificationsQuery } from './notifications-page';
import { PushCard } from './push-card';

/** A cabinet's operations that mark notifications as read. */
interface NotificationsDesk {
  readonly cabinet: Cabinet;
  readonly read: WriteOf<unknown, { id: number }>;
  readonly readAll: WriteOf<unknown, void>;
}

interface NotificationsPageProps {
  desk: NotificationsDesk;
  search: NotificationsSearch;
  list: { readonly data: readonly Notification[]; readonly meta: NotificationListMeta };
}

/**
 * Notifications grouped by day, newest first. The user marks them as read one by one or all at once
 * (docs/rules.md §2).
 */
function NotificationsPage({ desk, search: { page, unread }, list }: NotificationsPageProps) {
  const today = useToday();
  const readAll = useWriteOf(desk.readAll);
  const { last_page, unread: left } = list.meta;

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading className={cx('page-inset', desk.cabinet === 'user' ? 'text-page' : 'text-h2')} />
        {left > 0 && (
          <Button size="small" busy={readAll.isSending && 'Отмечаем'} onClick={() => readAll.send()}>
            Прочитать все
          </Button>
        )}
      </div>
      <p className="page-inset mt-1 text-small">
        {desk.cabinet === 'user' ? (
          <Link to="/fo/patient/reminders" className="link">
            Настроить напоминания о&nbsp;визитах
          </Link>
        ) : (
          <Link to="." search hash="push" className="link">
            Получать на&nbsp;этом устройстве
          </Link>
        )}
      </p>
      <WriteError of={readAll} />
      <TabLinks label="Уведомления" className="mt-3 phone:-mx-(--gutter) phone:px-4">
        <TabLink to="." search={{}} active={!unread}>
          Все
        </TabLink>
        <TabLink to="." search={{ unread: true }} active={unread === true} count={left}>
          Непрочитанные
        </TabLink>
      </TabLinks>
      {list.data.length === 0 ? (
        <Card className="mt-4">
          <NoNotifications beyond={page > last_page} unread={unread === true} />
        </Card>
      ) : (
        <div className="mt-4 flex flex-col gap-4 phone:gap-3">
          {byDay(list.data).map(({ day, rows }) => (
            <Card key={day} className="py-4 phone:py-3" aria-labelledby={`day-${day}`}>
              <h2 id={`day-${day}`} className="mb-1 text-small font-medium text-ink-3">
                {dayHeading(day, today)}
              </h2>
              <ul className="divide-y divide-line">
                {rows.map((row) => (
                  <MarkableRow key={row.id} desk={desk} notification={row} />
                ))}
              </ul>
            </Card>
          ))}
        </div>
      )}
      <Pagination
        page={Math.min(page, last_page + 1)}
        lastPage={last_page}
        className="mt-6 flex justify-center"
        renderLink={({ page: target, ...link }) => (
          <Link to="." search={{ page: target, ...(unread && { unread }) }} {...link} />
        )}
      />
      {desk.cabinet !== 'user' && (
        <PushCard
          cabinet={desk.cabinet}
          what="О&nbsp;новых записях, переносах, отменах и&nbsp;отзывах узнаете, даже если сайт закрыт. На&nbsp;экране будут событие, время, адрес и&nbsp;инициалы, без имени и&nbsp;услуги."
          // A toast after a press fits below the card, which is the last thing on the page.
          className="mt-6 mb-16 phone:mt-4"
        />
      )}
    </>
  );
}

/**
 * A row of the list. Each row has its own mutation, so that several requests can be pending at the
 * same time.
 */
function MarkableRow({ desk, notification }: { desk: NotificationsDesk; notification: Notification }) {
  const read = useWriteOf(desk.read);
  const markRead = () => {
    if (!notification.read) read.send({ id: notification.id });
  };
  return (
    <NotificationRow
      notification={notification}
      cabinet={desk.cabinet}
      clockOnly
      onOpen={markRead}
      action={
        !notification.read && (
          <IconButton
            size="small"
            icon={IconCheck}
            label={`Отметить прочитанным: ${notification.title}`}
            onClick={markRead}
          />
        )
      }
    />
  );
}

function NoNotifications({ beyond, unread }: { beyond: boolean; unread: boolean }) {
  const toAll = (
    <ButtonLink to="." search={{}}>
      Все уведомления
    </ButtonLink>
  );
  if (beyond) return <EmptyState icon={IconBell} title="Такой страницы нет" action={toAll} />;
  return unread ? (
    <EmptyState icon={IconBell} title="Всё прочитано" action={toAll}>
      Новое появится здесь и&nbsp;на&nbsp;колокольчике вверху.
    </EmptyState>
  ) : (
    <EmptyState icon={IconBell} title="Уведомлений пока нет">
      Здесь появится, что произошло с&nbsp;записями и&nbsp;отзывами.
    </EmptyState>
  );
}

const patient = getRouteApi('/fo/patient/_cabinet/notifications');
const doctor = getRouteApi('/fo/doctor/notifications/');
const clinic = getRouteApi('/fo/clinic/notifications');

const patientDesk: NotificationsDesk = {
  cabinet: 'user',
  read: getNotificationReadMutationOptions,
  readAll: getNotificationReadAllMutationOptions,
};

export function PatientNotificationsScreen() {
  const search = patient.useSearch();
  const { data: list } = useNotificationListSuspense(notificationsQuery(search));
  return <NotificationsPage desk={patientDesk} search={search} list={list} />;
}

const doctorDesk: NotificationsDesk = {
  cabinet: 'doctor',
  read: getDoctorNotificationReadMutationOptions,
  readAll: getDoctorNotificationReadAllMutationOptions,
};

export function DoctorNotificationsScreen() {
  const search = doctor.useSearch();
  const { data: list } = useDoctorNotificationListSuspense(notificationsQuery(search));
  return <NotificationsPage desk={doctorDesk} search={search} list={list} />;
}

const clinicDesk: NotificationsDesk = {
  cabinet: 'clinic',
  read: getClinicNotificationReadMutationOptions,
  readAll: getClinicNotificationReadAllMutationOptions,
};

export function ClinicNotificationsScreen() {
  const search = clinic.useSearch();
  const { data: list } = useClinicNotificationListSuspense(notificationsQuery(search));
  return <NotificationsPage desk={clinicDesk} search={search} list={list} />;
}

/** Groups rows by day and keeps their order. */
function byDay(rows: readonly Notification[]): { day: string; rows: Notification[] }[] {
  return [...Map.groupBy(rows, ({ at }) => dayOf(at))].map(([day, ofDay]) => ({ day, rows: ofDay }));
}
