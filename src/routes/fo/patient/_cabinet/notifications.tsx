import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { getNotificationListQueryOptions } from '#generated/api/patient-notifications/patient-notifications.ts';
import {
  notificationsDefaults,
  notificationsPage,
  notificationsQuery,
} from '@/features/notifications/notifications-page';
import { PatientNotificationsScreen } from '@/features/notifications/notifications-screen';
import { load } from '@/shared/api/load';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/patient/_cabinet/notifications')({
  staticData: { name: 'patientNotifications', area: 'user' },
  validateSearch: notificationsPage,
  search: { middlewares: [stripSearchParams(notificationsDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: (loader) => load(loader, getNotificationListQueryOptions(notificationsQuery(loader.deps))),
  head: () => pageTitle('Уведомления'),
  component: PatientNotificationsScreen,
});
