import { createFileRoute } from '@tanstack/react-router';
import { getDoctorScheduleSettingsQueryOptions } from '#generated/api/doctor-schedule/doctor-schedule.ts';
import { SettingsScreen } from '@/features/doctor/operating-modes/settings-screen';
import { load } from '@/shared/api/load';

export const Route = createFileRoute('/fo/doctor/schedule-settings')({
  staticData: { name: 'doctorScheduleSettings', area: 'doctor', heading: 'Настройки записи' },
  loader: (loader) => load(loader, getDoctorScheduleSettingsQueryOptions()),
  component: SettingsScreen,
});
