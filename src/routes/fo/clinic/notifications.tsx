import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { getClinicNotificationListQueryOptions } from '#generated/api/clinic-notifications/clinic-notifications.ts';
import {
  notificationsDefaults,
  notificationsPage,
  notificationsQuery,
} from '@/features/notifications/notifications-page';
import { ClinicNotificationsScreen } from '@/features/notifications/notifications-screen';
import { load } from '@/shared/api/load';

export const Route = createFileRoute('/fo/clinic/notifications')({
  staticData: { name: 'clinicNotifications', area: 'clinic', heading: 'Уведомления' },
  validateSearch: notificationsPage,
  search: { middlewares: [stripSearchParams(notificationsDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: (loader) => load(loader, getClinicNotificationListQueryOptions(notificationsQuery(loader.deps))),
  component: ClinicNotificationsScreen,
});
