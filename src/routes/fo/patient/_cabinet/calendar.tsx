import { createFileRoute } from '@tanstack/react-router';
import { getCalendarFeedListQueryOptions } from '#generated/api/auth-calendar-feeds/auth-calendar-feeds.ts';
import { PatientCalendarScreen } from '@/features/auth/calendar-feeds/calendar-feeds-screen';
import { load } from '@/shared/api/load';

export const Route = createFileRoute('/fo/patient/_cabinet/calendar')({
  staticData: { name: 'patientCalendar', area: 'user', heading: 'Визиты в\u00A0календаре' },
  loader: (loader) => load(loader, getCalendarFeedListQueryOptions()),
  component: PatientCalendarScreen,
});
