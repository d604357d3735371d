import type { TestProvider } from '../../e2e/support/test-provider.ts';
import { answer, press, tick, type Write, writesOf } from './acts.ts';

const patient = writesOf('patient');

/** A patient's calendars and reminders. */
export const reminderWrites: Write[] = [
  patient('calendarFeedCreate', '/fo/patient/calendar', press('Получить адрес')),
  patient('calendarFeedReplace', withCalendarFeed, press('Заменить адрес'), answer('Заменить')),
  patient('calendarFeedDelete', withCalendarFeed, press('Отключить'), answer('Отключить')),
  patient('reminderSettingsUpdate', '/fo/patient/reminders', tick('WhatsApp'), press(/^Сохранить$/)),
];

async function withCalendarFeed(provider: TestProvider): Promise<string> {
  await provider.ask('POST', '/auth/calendar-feeds/family', { as: 'patient' });
  return '/fo/patient/calendar';
}
