import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import {
  getDoctorAbsenceListQueryOptions,
  getDoctorOperatingModesQueryOptions,
  getDoctorScheduleSettingsQueryOptions,
  getDoctorSpecialDayListQueryOptions,
} from '#generated/api/doctor-schedule/doctor-schedule.ts';
import { HoursScreen } from '@/features/doctor/operating-modes/hours-screen';
import { load } from '@/shared/api/load';
import { idParam } from '@/shared/url/search-params';

export const Route = createFileRoute('/fo/doctor/operating-modes')({
  staticData: { name: 'doctorOperatingModes', area: 'doctor', heading: 'Часы приёма' },
  // If `filial` is absent, the page shows the main filial.
  validateSearch: v.object({ filial: idParam }),
  loader: (loader) =>
    Promise.all([
      load(loader, getDoctorOperatingModesQueryOptions()),
      load(loader, getDoctorScheduleSettingsQueryOptions()),
      load(loader, getDoctorAbsenceListQueryOptions()),
      load(loader, getDoctorSpecialDayListQueryOptions()),
    ]),
  component: HoursScreen,
});
