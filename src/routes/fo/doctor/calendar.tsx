import { createFileRoute } from '@tanstack/react-router';
import { getCalendarFeedListQueryOptions } from '#generated/api/auth-calendar-feeds/auth-calendar-feeds.ts';
import { DoctorCalendarScreen } from '@/features/auth/calendar-feeds/calendar-feeds-screen';
import { load } from '@/shared/api/load';

export const Route = createFileRoute('/fo/doctor/calendar')({
  staticData: { name: 'doctorCalendarFeed', area: 'doctor', heading: 'Приём в\u00A0вашем календаре' },
  loader: (loader) => load(loader, getCalendarFeedListQueryOptions()),
  component: DoctorCalendarScreen,
});
