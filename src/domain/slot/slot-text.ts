import type { SlotDay } from '#generated/models/slot-day.ts';
import { calendarDay, dayOf, daysBetween, relativeDay } from '@/shared/format/date';
import { lowerFirst, upperFirst } from '@/shared/format/letter-case';
import { plural } from '@/shared/format/plural';
import { dateTime, deadline, time } from '@/shared/format/time';
import { epoch, type Moment, wallClock, wallFormat } from '@/shared/format/zone';
import { freeSlots } from './slot-calendar';

const HOUR_MS = 60 * 60 * 1000;

/** Label of the booking button with the chosen slot: «Записаться на 12 мая, 14:30». */
export function bookPhrase(startsAt: string): string {
  return `Записаться на\u00A0${dateTime(startsAt)}`;
}

/** Day and time of a slot: «Сегодня, 14:30», «Завтра, 09:00», for a later day «14 мая, 16:00». */
export function nearPhrase(startsAt: string, today: string): string {
  const days = daysBetween(today, startsAt);
  return days === 0 || days === 1 ? `${relativeDay(startsAt, today)}, ${time(startsAt)}` : dateTime(startsAt);
}

/** The moment that is `hours` before `startsAt`, in milliseconds since the epoch. */
function hoursBefore(startsAt: string, hours: number): number {
  return epoch(startsAt) - hours * HOUR_MS;
}

/**
 * Deadline for cancelling: «Отменить или перенести можно до 10:30 сегодня.» The clinic sets the
 * number of hours. After the deadline the text asks the patient to phone the clinic.
 */
export function cancelPhrase(startsAt: string, cancelAheadHours: number, at: number): string {
  if (cancelAheadHours === 0) return 'Отменить или\u00A0перенести можно до\u00A0начала приёма.';
  const until = hoursBefore(startsAt, cancelAheadHours);
  if (until > at) return `Отменить или\u00A0перенести можно ${deadline(until, dayOf(at))}.`;
  const hours = `${cancelAheadHours}\u00A0${plural(cancelAheadHours, { one: 'часа', few: 'часов', many: 'часов' })}`;
  return `До\u00A0приёма меньше ${hours}: отменить или\u00A0перенести можно только по\u00A0телефону клиники.`;
}

/**
 * Deadlines for booking and cancelling: «Запись открыта до 07:00 завтра.» The clinic sets the
 * number of hours.
 */
export function deadlinesPhrase(
  startsAt: string,
  { book_ahead_hours: book, cancel_ahead_hours: cancel }: { book_ahead_hours: number; cancel_ahead_hours: number },
  at: number,
): string {
  const until = book === 0 ? 'до\u00A0начала приёма' : deadline(hoursBefore(startsAt, book), dayOf(at));
  return `Запись открыта ${until}. ${cancelPhrase(startsAt, cancel, at)}`;
}

/** Why a slot is not available, from the server's text: «15:00 только что заняли.» */
export function lostPhrase(startsAt: string, reason: string): string {
  const clock = time(startsAt);
  // Cut the server's advice «Выберите …», because the page gives its own advice.
  const why = reason.replace(/\. Выберите [^.]*$/u, '');
  const [, rest] = /^Это время (.+)$/u.exec(why) ?? [];
  return rest === undefined ? `${clock}: ${lowerFirst(why)}.` : `${clock} ${rest}.`;
}

/** Number of free slots of a day: «Свободно: 9», «Свободного времени нет». */
export function freePhrase(day: SlotDay | undefined): string {
  const count = freeSlots(day).length;
  return count === 0 ? 'Свободного времени нет' : `Свободно: ${count}`;
}

/**
 * Why a day has no free slots: «Праздничный день», «На 14 мая всё занято», «14 мая приёма нет».
 * With a `payer` only this payer's slots count: «14 мая по ОСМС приёма нет».
 */
export function emptyDayPhrase({ closed_reason, slots, date }: SlotDay, payer = ''): string {
  if (closed_reason) return closed_reason;
  const day = [calendarDay(date), payer].filter(Boolean).join(' ');
  return slots.length > 0 ? `На\u00A0${day} всё занято` : `${day} приёма нет`;
}

/** Texts that are shown if no slot is free. */
interface NoTimeWords {
  readonly title: string;
  readonly text: string;
}

const byPhone: NoTimeWords = {
  title: 'Запись по\u00A0телефону',
  text: 'К\u00A0этому врачу записывает клиника. Позвоните, и\u00A0вам подберут время.',
};

const noTime: NoTimeWords = {
  title: 'Свободного времени нет',
  text: 'Сообщим, когда время появится. Или\u00A0позвоните: клиника подскажет или\u00A0запишет к\u00A0другому.',
};

/**
 * Whether visits are booked only by phone. A doctor who is booked by phone has no waitlist either.
 */
export function isByPhone({ online_booking }: { readonly online_booking?: boolean }): boolean {
  return online_booking === false;
}

/**
 * Texts that a card or the doctor's page shows instead of slots. `last` is the last day that can be
 * booked; only the doctor's page passes it.
 */
export function noTimeWords(doctor: { readonly online_booking?: boolean }, last: string | null = null): NoTimeWords {
  if (isByPhone(doctor)) return byPhone;
  if (last === null) return noTime;
  return { ...noTime, text: `Запись открыта по\u00A0${calendarDay(last)}, всё занято. ${noTime.text}` };
}

const formatMonth = wallFormat({ month: 'long' });
const yearOf = (date: Moment): string => String(new Date(wallClock(date)).getUTCFullYear());

/** Heading of a page of days: «Май», «Май – июнь»; with the year: «Май 2026». */
export function monthHeading(from: string, to: string, withYear = false): string {
  const first = formatMonth(wallClock(from));
  const last = formatMonth(wallClock(to));
  const months = first === last ? first : `${first}\u00A0– ${last}`;
  const heading = upperFirst(months);
  return withYear ? `${heading}\u00A0${yearOf(to)}` : heading;
}
