import { createFileRoute } from '@tanstack/react-router';
import { getDoctorScheduleSettingsQueryOptions } from '#generated/api/doctor-schedule/doctor-schedule.ts';
import { SettingsScreen } from '@/features/doctor/operating-modes/settings-screen';
import { load } from '@/shared/api/load';
import { pageTitle } from '@/shell/page-meta/route-head';

export const Route = createFileRoute('/fo/doctor/schedule-settings')({
  staticData: { name: 'doctorScheduleSettings', area: 'doctor' },
  loader: (loader) => load(loader, getDoctorScheduleSettingsQueryOptions()),
  head: () => pageTitle('Настройки записи'),
  component: SettingsScreen,
});
