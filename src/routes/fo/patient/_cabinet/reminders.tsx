import { createFileRoute } from '@tanstack/react-router';
import { getPatientProfileQueryOptions } from '#generated/api/patient-profile/patient-profile.ts';
import { getReminderSettingsQueryOptions } from '#generated/api/patient-reminders/patient-reminders.ts';
import { RemindersScreen } from '@/features/patient/reminders/reminders-screen';
import { load, prefetch } from '@/shared/api/load';

export const Route = createFileRoute('/fo/patient/_cabinet/reminders')({
  staticData: { name: 'patientReminders', area: 'user', heading: 'Напоминания о\u00A0визитах' },
  loader: (loader) => {
    prefetch(loader, getPatientProfileQueryOptions({ query: { meta: { silent: true } } }));
    return load(loader, getReminderSettingsQueryOptions());
  },
  component: RemindersScreen,
});
