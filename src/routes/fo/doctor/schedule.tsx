import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import {
  getDoctorCalendarQueryOptions,
  getDoctorOperatingModesQueryOptions,
} from '#generated/api/doctor-schedule/doctor-schedule.ts';
import { getDoctorVisitListQueryOptions } from '#generated/api/doctor-visits/doctor-visits.ts';
import { calendarViews, rangeOf } from '@/features/doctor/calendar/calendar-range';
import { CalendarScreen } from '@/features/doctor/calendar/calendar-screen';
import { load } from '@/shared/api/load';
import { today } from '@/shared/format/date';
import { choiceParam, dateParam, idParam } from '@/shared/url/search-params';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/doctor/schedule')({
  staticData: { name: 'doctorSchedule', area: 'doctor' },
  // If `date` is absent, the calendar shows the current day, also after midnight.
  validateSearch: v.object({
    view: choiceParam(calendarViews, 'month'),
    date: dateParam,
    filial: idParam,
  }),
  loaderDeps: ({ search: { view, date } }) => ({ view, date }),
  loader: (loader) => {
    const { view, date = today() } = loader.deps;
    const { from: date_from, to: date_to } = rangeOf(view, date);
    return Promise.all([
      load(loader, getDoctorVisitListQueryOptions({ date_from, date_to })),
      load(loader, getDoctorCalendarQueryOptions({ date_from, date_to })),
      load(loader, getDoctorOperatingModesQueryOptions()),
    ]);
  },
  head: () => pageTitle('Расписание'),
  component: CalendarScreen,
});
