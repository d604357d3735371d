import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { getDoctorNotificationListQueryOptions } from '#generated/api/doctor-notifications/doctor-notifications.ts';
import {
  notificationsDefaults,
  notificationsPage,
  notificationsQuery,
} from '@/features/notifications/notifications-page';
import { DoctorNotificationsScreen } from '@/features/notifications/notifications-screen';
import { load } from '@/shared/api/load';

export const Route = createFileRoute('/fo/doctor/notifications/')({
  staticData: { name: 'doctorNotificationsInProcess', area: 'doctor', heading: 'Уведомления' },
  validateSearch: notificationsPage,
  search: { middlewares: [stripSearchParams(notificationsDefaults)] },
  loaderDeps: ({ search }) => search,
  loader: (loader) => load(loader, getDoctorNotificationListQueryOptions(notificationsQuery(loader.deps))),
  component: DoctorNotificationsScreen,
});
