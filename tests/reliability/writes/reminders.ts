import { withPush } from '../../e2e/support/push.ts';
import type { TestProvider } from '../../e2e/support/test-provider.ts';
import { type Act, answer, press, tick, type Write, writesOf } from './acts.ts';

const patient = writesOf('patient');

/** Opens the page again in a browser with push messages. */
const onDevice: Act = async (page) => {
  await withPush(page);
  await page.reload();
};

/** Writes of a patient's calendar feeds and reminders. */
export const reminderWrites: Write[] = [
  patient('calendarFeedCreate', '/fo/patient/calendar', press('Получить адрес')),
  patient('calendarFeedReplace', withCalendarFeed, press('Заменить адрес'), answer('Заменить')),
  patient('calendarFeedDelete', withCalendarFeed, press('Отключить'), answer('Отключить')),
  patient('reminderSettingsUpdate', '/fo/patient/reminders', tick('WhatsApp'), press(/^Сохранить$/)),
  patient('pushSubscriptionCreate', '/fo/patient/reminders', onDevice, press(/^Включить$/)),
  patient('pushSubscriptionDelete', '/fo/patient/reminders', onDevice, press(/^Включить$/), press(/^Выключить$/)),
];

async function withCalendarFeed(provider: TestProvider): Promise<string> {
  await provider.ask('POST', '/auth/calendar-feeds/family', { as: 'patient' });
  return '/fo/patient/calendar';
}
