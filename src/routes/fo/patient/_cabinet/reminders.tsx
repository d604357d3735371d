import { createFileRoute } from '@tanstack/react-router';
import { getReminderSettingsQueryOptions } from '#generated/api/patient-reminders/patient-reminders.ts';
import { RemindersScreen } from '@/features/patient/reminders/reminders-screen';
import { load } from '@/shared/api/load';

export const Route = createFileRoute('/fo/patient/_cabinet/reminders')({
  staticData: { name: 'patientReminders', area: 'user', heading: 'Напоминания о\u00A0визитах' },
  loader: (loader) => load(loader, getReminderSettingsQueryOptions()),
  component: RemindersScreen,
});
