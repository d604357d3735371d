import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { getNotificationListQueryOptions } from '#generated/api/patient-notifications/patient-notifications.ts';
import {
  notificationsDefaults,
  notificationsPage,
  notificationsQuery,
} from '@/features/notifications/notifications-page';
import { PatientNotificationsScreen } from '@/features/notifications/notifications-screen';
import { load } from '@/shared/api/load';

export const Route = createFileRoute('/fo/patient/_cabinet/notifications')({
  staticData: { name: 'patientNotifications', area: 'user', heading: 'Уведомления' },
  validateSearch: notificationsPage,
  search: { middlewares: [stripSearchParams(notificationsDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: (loader) => load(loader, getNotificationListQueryOptions(notificationsQuery(loader.deps))),
  component: PatientNotificationsScreen,
});
