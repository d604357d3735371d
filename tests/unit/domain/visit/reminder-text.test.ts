import { expect, it } from 'vitest';
import type { NextReminder } from '#generated/models/next-reminder.ts';
import { reminderPhrase } from '@/domain/visit/reminder-text';
import { visit } from './a-visit';

const today = '2026-05-11';
const at = '2026-05-12T10:00:00+05:00';
const phrase = (next_reminder: NextReminder | null, status = visit.status) =>
  reminderPhrase({ ...visit, status, next_reminder }, today)?.replaceAll('\u00A0', ' ');

it('a visit shows when its next reminder comes and how it is sent', () => {
  expect(phrase({ at, channels: ['whatsapp'] })).toBe('Напомним завтра в 10:00 в WhatsApp');
  expect(phrase({ at, channels: ['email', 'sms', 'push'] })).toBe(
    'Напомним завтра в 10:00 по почте, по SMS и уведомлением',
  );
  expect(phrase({ at: '2026-05-20T10:00:00+05:00', channels: ['sms'] })).toBe('Напомним 20 мая в 10:00 по SMS');
  expect(phrase({ at, channels: ['whatsapp'] }, 'pending')).toBe(
    'Если клиника подтвердит, напомним завтра в 10:00 в WhatsApp',
  );
});

it('a visit without a reminder has no text about it, and an unknown channel is left out of the text', () => {
  expect(phrase(null)).toBeUndefined();
  expect(reminderPhrase(visit, today)).toBeUndefined();
  expect(phrase({ at, channels: ['pigeon' as 'sms'] })).toBe('Напомним завтра в 10:00');
});
