import type { ReminderChannel } from '#generated/models/reminder-channel.ts';
import type { Visit } from '#generated/models/visit.ts';
import { dayMonth, daysBetween } from '@/shared/format/date';
import { time } from '@/shared/format/time';
import { wordFor } from '@/shared/format/word-for';

const ways: Readonly<Record<ReminderChannel, string>> = {
  email: 'по\u00A0почте',
  sms: 'по\u00A0SMS',
  whatsapp: 'в\u00A0WhatsApp',
  push: 'уведомлением',
};

/**
 * Text that says when the next reminder comes: «Напомним завтра в 10:00 в WhatsApp», for a pending
 * request «Если клиника подтвердит, напомним…». Undefined if no reminder will come.
 *
 * @param today current date (`useToday`)
 */
export function reminderPhrase({ status, next_reminder }: Visit, today: string): string | undefined {
  if (next_reminder === null || next_reminder === undefined) return undefined;
  const { at, channels } = next_reminder;
  const named: Record<number, string> = { 0: 'сегодня', 1: 'завтра' };
  const day = named[daysBetween(today, at)] ?? dayMonth(at);
  const known = channels.map((channel) => wordFor(ways, channel, '')).filter((way) => way !== '');
  const how = [known.slice(0, -1).join(', '), known.at(-1)].filter(Boolean).join(' и\u00A0');
  const phrase = `апомним ${day} в\u00A0${time(at)}${how && ` ${how}`}`;
  return status === 'pending' ? `Если клиника подтвердит, н${phrase}` : `Н${phrase}`;
}
