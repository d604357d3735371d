import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { getDoctorHomeQueryOptions } from '#generated/api/doctor-home/doctor-home.ts';
import { getDoctorCalendarQueryOptions } from '#generated/api/doctor-schedule/doctor-schedule.ts';
import { getDoctorVisitListQueryOptions } from '#generated/api/doctor-visits/doctor-visits.ts';
import { DoctorHomeScreen } from '@/features/doctor/home/doctor-home-screen';
import { load, prefetch, settle } from '@/shared/api/load';
import { today } from '@/shared/format/date';
import { shownBySection } from '@/shared/section/section-query';
import { dateParam } from '@/shared/url/search-params';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/doctor/home')({
  staticData: { name: 'doctorHome', area: 'doctor' },
  // If `date` is absent, the page shows the current day, also after midnight.
  validateSearch: v.object({
    date: dateParam,
  }),
  loaderDeps: ({ search: { date } }) => ({ date }),
  loader: async (loader) => {
    const date = loader.deps.date ?? today();
    prefetch(loader, getDoctorVisitListQueryOptions({ status: 'pending' }, shownBySection));
    const [visits] = await Promise.all([
      load(loader, getDoctorVisitListQueryOptions({ date_from: date, date_to: date })),
      settle(loader, getDoctorHomeQueryOptions(shownBySection)),
      settle(loader, getDoctorCalendarQueryOptions({ date_from: date, date_to: date }, shownBySection)),
    ]);
    return visits;
  },
  head: () => pageTitle('День врача'),
  component: DoctorHomeScreen,
});
