import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { getClinicNotificationListQueryOptions } from '#generated/api/clinic-notifications/clinic-notifications.ts';
import {
  notificationsDefaults,
  notificationsPage,
  notificationsQuery,
} from '@/features/notifications/notifications-page';
import { ClinicNotificationsScreen } from '@/features/notifications/notifications-screen';
import { load } from '@/shared/api/load';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/clinic/notifications')({
  staticData: { name: 'clinicNotifications', area: 'clinic' },
  validateSearch: notificationsPage,
  search: { middlewares: [stripSearchParams(notificationsDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: (loader) => load(loader, getClinicNotificationListQueryOptions(notificationsQuery(loader.deps))),
  head: () => pageTitle('Уведомления'),
  component: ClinicNotificationsScreen,
});
