import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { ReminderSettings } from '#generated/models/reminder-settings.ts';
import { reminderSchema, reminderValues } from '@/features/patient/reminders/reminder-values';

const settings: ReminderSettings = {
  channels: ['sms', 'pigeon' as 'email'],
  before: ['eve'],
  quiet_from: '21:30',
  quiet_to: '08:00',
  people: [
    { family_member_id: null, full_name: 'Осипова Елена', is_child: false, reminded: true, also_phone: null },
    { family_member_id: 1, full_name: 'Осипов Марк', is_child: true, reminded: false, also_phone: '+7-707-555-77-88' },
  ],
};

it('the reminder form sends the values that nobody has edited as it has read them, unknown channels included', () => {
  expect(v.parse(reminderSchema, reminderValues(settings))).toEqual({
    ...settings,
    people: settings.people.map(({ family_member_id, reminded, also_phone }) => ({
      family_member_id,
      reminded,
      also_phone,
    })),
  });
});

it('the reminder form sends null if quiet hours are off, and rejects quiet hours that end when they start', () => {
  const values = { ...reminderValues(settings), quiet_from: '08:00' };
  expect(v.safeParse(reminderSchema, values).issues?.[0]?.path?.map(({ key }) => key)).toEqual(['quiet_to']);
  expect(v.parse(reminderSchema, { ...values, quiet: false })).toMatchObject({ quiet_from: null, quiet_to: null });
});
