import * as remindersMocks from '#generated/mocks/patient-reminders/patient-reminders.msw.ts';
import { implement } from '../../implement.ts';
import { changeReminders, reminderSettings } from '../../rules/reminders.ts';

export const reminders = implement(remindersMocks)({
  reminderSettings: ({ db, user, now }) => ({ data: reminderSettings(db, user, now) }),
  reminderSettingsUpdate: ({ db, user, body, now }) => {
    changeReminders(db, user, body, now);
    return { data: reminderSettings(db, user, now) };
  },
});
