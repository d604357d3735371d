import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  bookPhrase,
  cancelPhrase,
  deadlinesPhrase,
  emptyDayPhrase,
  freePhrase,
  lostPhrase,
  isByPhone,
  monthHeading,
  nearPhrase,
  noTimeWords,
} from '@/domain/slot/slot-text';

/** Compares texts regardless of non-breaking spaces. */
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

const NOW = Date.parse('2026-05-12T08:20:00+05:00');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the text of the chosen slot', () => {
  it('is a part of the text on the booking button', () => {
    expect(plain(bookPhrase('2026-05-12T14:30:00+05:00'))).toBe('Записаться на 12 мая, 14:30');
    expect(bookPhrase('2026-05-12T14:30:00+05:00')).toContain('на\u00A012\u00A0мая');
  });

  it('has «Сегодня» or «Завтра» instead of the date of today or tomorrow', () => {
    expect(plain(nearPhrase('2026-05-12T14:30:00+05:00', '2026-05-12'))).toBe('Сегодня, 14:30');
    expect(plain(nearPhrase('2026-05-13T09:00:00+05:00', '2026-05-12'))).toBe('Завтра, 09:00');
    expect(plain(nearPhrase('2026-05-14T16:00:00+05:00', '2026-05-12'))).toBe('14 мая, 16:00');
  });
});

describe('the text of the two deadlines of a booking', () => {
  const both = (startsAt: string, book_ahead_hours: number, cancel_ahead_hours: number): string =>
    plain(deadlinesPhrase(startsAt, { book_ahead_hours, cancel_ahead_hours }, NOW));

  it('names the time of each deadline, first for booking and then for cancelling', () => {
    expect(both('2026-05-13T08:00:00+05:00', 1, 12)).toBe(
      'Запись открыта до 07:00 завтра. Отменить или перенести можно до 20:00 сегодня.',
    );
    expect(both('2026-05-15T10:00:00+05:00', 24, 4)).toBe(
      'Запись открыта до 14 мая, 10:00. Отменить или перенести можно до 15 мая, 06:00.',
    );
    expect(both('2026-05-12T14:30:00+05:00', 0, 0)).toBe(
      'Запись открыта до начала приёма. Отменить или перенести можно до начала приёма.',
    );
  });

  it('has the deadline for booking first, and says that the deadline for cancelling has passed', () => {
    expect(both('2026-05-12T14:30:00+05:00', 1, 12)).toBe(
      'Запись открыта до 13:30 сегодня. ' +
        'До приёма меньше 12 часов: отменить или перенести можно только по телефону клиники.',
    );
  });
});

describe('the text of an unavailable slot', () => {
  const why = (reason: string): string => lostPhrase('2026-05-12T15:00:00+05:00', reason);

  it('contains the time of the slot and the reason, each of them once', () => {
    expect(why('Это время только что заняли')).toBe('15:00 только что заняли.');
    expect(why('В это время врач не принимает')).toBe('15:00: в это время врач не принимает.');
    expect(why('Записаться можно не позже чем за 4 ч до приёма. Выберите другое время')).toBe(
      '15:00: записаться можно не позже чем за 4 ч до приёма.',
    );
  });
});

describe('the text of the deadline for cancelling', () => {
  it('names the time until which a patient can cancel', () => {
    expect(plain(cancelPhrase('2026-05-12T14:30:00+05:00', 4, NOW))).toBe(
      'Отменить или перенести можно до 10:30 сегодня.',
    );
    expect(plain(cancelPhrase('2026-05-15T10:00:00+05:00', 4, NOW))).toBe(
      'Отменить или перенести можно до 15 мая, 06:00.',
    );
  });

  it('says from the very moment of the deadline that the deadline has passed', () => {
    expect(plain(cancelPhrase('2026-05-12T12:20:00+05:00', 4, NOW))).toBe(
      'До приёма меньше 4 часов: отменить или перенести можно только по телефону клиники.',
    );
    expect(plain(cancelPhrase('2026-05-12T12:21:00+05:00', 4, NOW))).toBe(
      'Отменить или перенести можно до 08:21 сегодня.',
    );
    expect(plain(cancelPhrase('2026-05-12T09:20:00+05:00', 1, NOW))).toContain('меньше 1 часа');
  });

  it('can contain the start of the visit', () => {
    expect(plain(cancelPhrase('2026-05-12T14:30:00+05:00', 0, NOW))).toBe(
      'Отменить или перенести можно до начала приёма.',
    );
  });
});

describe('the text of a day in a calendar of slots', () => {
  const slot = (clock: string, available: boolean) => ({ starts_at: `2026-05-14T${clock}:00+05:00`, available });

  it('contains the number of free slots', () => {
    expect(plain(freePhrase({ date: '2026-05-14', slots: [slot('09:00', true), slot('10:00', false)] }))).toBe(
      'Свободно: 1',
    );
    expect(freePhrase({ date: '2026-05-14', slots: [slot('09:00', false)] })).toBe('Свободного времени нет');
    expect(freePhrase(undefined)).toBe('Свободного времени нет');
  });

  it('explains why the day has no free slot', () => {
    expect(emptyDayPhrase({ date: '2026-05-14', slots: [], closed_reason: 'Праздничный день' })).toBe(
      'Праздничный день',
    );
    expect(plain(emptyDayPhrase({ date: '2026-05-14', slots: [slot('09:00', false)], closed_reason: null }))).toBe(
      'На 14 мая всё занято',
    );
    expect(plain(emptyDayPhrase({ date: '2026-05-14', slots: [] }))).toBe('14 мая приёма нет');
  });
});

it('the heading of a page of days is the month of the days, or the first and the last month', () => {
  expect(monthHeading('2026-05-12', '2026-05-18')).toBe('Май');
  expect(monthHeading('2026-05-26', '2026-06-01')).toBe('Май\u00A0– июнь');
  expect(monthHeading('2026-05-12', '2026-05-25', true)).toBe('Май\u00A02026');
});

describe('the text for a doctor without a bookable slot', () => {
  it('refers to the phone if patients book the doctor by phone only', () => {
    const phone = { online_booking: false };
    expect([isByPhone(phone), isByPhone({ online_booking: true }), isByPhone({})]).toEqual([true, false, false]);
    expect(plain(noTimeWords(phone, '2026-05-30').title)).toBe('Запись по телефону');
  });

  it('names the last day open for booking on the doctor’s page, not on a card', () => {
    expect(plain(noTimeWords({}).text)).toMatch(/^Сообщим, когда время появится/);
    expect(plain(noTimeWords({}, '2026-05-30').text)).toMatch(/^Запись открыта по 30 мая, всё занято. Сообщим/);
    expect(noTimeWords({}, '2026-05-30').title).toBe('Свободного времени нет');
  });
});
