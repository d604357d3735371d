import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '#generated/models/opening-hours.ts';
import { appointmentPhrase, priceRange, readyPhrase } from '@/domain/service/offer-text.ts';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

describe('the text about how a service is provided', () => {
  const mornings: OpeningHours[] = [
    { weekday: 'monday', from: '08:00', to: '11:00' },
    { weekday: 'tuesday', from: '08:00', to: '11:00' },
    { weekday: 'saturday', from: '09:00', to: '12:00' },
  ];

  it('says whether the patient comes without an appointment, or books by phone or online', () => {
    const said = (...of: Parameters<typeof appointmentPhrase>): string =>
      plain(appointmentPhrase(...of)).replaceAll('\u2060', '');
    expect(said('none', 'analysis', mornings)).toBe('Сдать можно без записи: пн и вт 08:00–11:00, сб 09:00–12:00');
    expect(said('none', 'analysis', [])).toBe('Сдать можно без записи');
    expect(said('none', 'examination', mornings)).toBe('Без записи: пн и вт 08:00–11:00, сб 09:00–12:00');
    expect(said('filial', 'analysis', mornings, { startsAt: '2026-05-12T08:20:00+05:00', today: '2026-05-12' })).toBe(
      'По записи, ближайшее время сегодня, 08:20',
    );
    expect(said('filial', 'analysis', mornings)).toBe('По записи');
    expect(said('phone', 'examination', mornings)).toBe('Запись по телефону');
    expect(said('doctor', 'consultation', [])).toBe('Запись онлайн к врачу');
    expect(said('by-pigeon' as 'none', 'analysis', [])).toBe('Запись подскажет клиника');
  });

  it.each([
    [0, 'Результат в тот же день'],
    [1, 'Результат через 1 рабочий день'],
    [3, 'Результат через 3 рабочих дня'],
    [5, 'Результат через 5 рабочих дней'],
  ])('for a result after %s working days is «%s»', (workdays, phrase) => {
    expect(plain(readyPhrase(workdays))).toBe(phrase);
  });

  it('is empty for a service without a result', () => {
    expect(readyPhrase(null)).toBe('');
  });
});

describe('a service’s price range', () => {
  it.each([
    ['from 11000 to 13000', '11 000–13 000 ₸', 11_000, 13_000],
    ['from 7500 to 7500', '7 500 ₸', 7500, 7500],
    ['from 8000 without a maximum', 'от 8 000 ₸', 8000, null],
    ['without a minimum and a maximum', 'Цену назовёт клиника', null, null],
  ])('%s is shown as «%s»', (_, text, from, to) => {
    expect(plain(priceRange(from, to))).toBe(text);
  });
});
