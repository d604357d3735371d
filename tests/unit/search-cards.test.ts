import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '#generated/models/opening-hours.ts';
import { experienceLine, specialisationLine } from '@/domain/doctor/doctor-facts.ts';
import { openingPhrase } from '@/domain/place/opening.tsx';
import { nameBeyond } from '@/domain/place/place-names.ts';
import { appointmentPhrase, priceRange, readyPhrase } from '@/domain/service/offer-text.ts';
import { matching, shortList } from '@/features/public/search/filters/option-order.ts';
import { today } from '@/shared/format/date.ts';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

describe('a doctor in a line', () => {
  const kardiolog = { slug: 'kardiolog', title: 'Кардиолог' };
  const terapevt = { slug: 'terapevt', title: 'Терапевт' };
  const uzi = { slug: 'uzi', title: 'УЗИ-специалист' };

  it('begins with the main specialisation, and abbreviations keep their letters', () => {
    expect(specialisationLine({ specialisations: [kardiolog, terapevt, uzi] })).toBe(
      'Кардиолог, терапевт, УЗИ-специалист',
    );
  });

  it('ends with the degree', () => {
    expect(specialisationLine({ specialisations: [kardiolog], degree: 'кандидат медицинских наук' })).toBe(
      'Кардиолог, кандидат медицинских наук',
    );
  });

  it.each([
    [14, 'высшая категория', 'Стаж 14 лет, высшая категория'],
    [3, null, 'Стаж 3 года'],
    [31, null, 'Стаж 31 год'],
    [0, null, 'Стаж меньше года'],
  ])('%i years, %s', (experience_years, qualification, line) => {
    expect(plain(experienceLine({ experience_years, qualification }))).toBe(line);
  });
});

describe('a service where it is to be had', () => {
  const mornings: OpeningHours[] = [
    { weekday: 'monday', from: '08:00', to: '11:00' },
    { weekday: 'tuesday', from: '08:00', to: '11:00' },
    { weekday: 'saturday', from: '09:00', to: '12:00' },
  ];

  it('says how one comes to it', () => {
    const said = (...of: Parameters<typeof appointmentPhrase>): string =>
      plain(appointmentPhrase(...of)).replaceAll('\u2060', '');
    expect(said('none', 'analysis', mornings)).toBe('Сдать можно без записи: пн и вт 08:00–11:00, сб 09:00–12:00');
    expect(said('none', 'analysis', [])).toBe('Сдать можно без записи');
    expect(said('none', 'examination', mornings)).toBe('Без записи: пн и вт 08:00–11:00, сб 09:00–12:00');
    expect(said('filial', 'analysis', mornings, `${today()}T08:20:00+05:00`)).toBe(
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
    [null, ''],
  ])('%s working days', (workdays, phrase) => {
    expect(plain(readyPhrase(workdays))).toBe(phrase);
  });
});

describe('the name of a filial', () => {
  it('is not said twice', () => {
    expect(nameBeyond('Семейная клиника «Тұмар»', 'Семейная клиника «Тұмар»')).toBe('');
    expect(nameBeyond('«Айқын көз»', 'Офтальмологический центр «Айқын көз»')).toBe('');
    expect(nameBeyond('«Аяла» на Абая', 'Медицинский центр «Аяла»')).toBe('«Аяла» на Абая');
  });
});

describe('is a clinic open', () => {
  const hours: OpeningHours[] = [
    { weekday: 'tuesday', from: '08:00', to: '20:00' },
    { weekday: 'wednesday', from: '08:00', to: '20:00' },
    { weekday: 'saturday', from: '09:00', to: '15:00' },
  ];
  const at = (moment: string) => plain(openingPhrase(hours, moment));

  it.each([
    ['2026-05-12T08:20:00+05:00', 'Открыто до 20:00'],
    ['2026-05-12T07:59:00+05:00', 'Откроется сегодня в 08:00'],
    ['2026-05-12T20:00:00+05:00', 'Откроется завтра в 08:00'],
    ['2026-05-13T21:00:00+05:00', 'Откроется в субботу в 09:00'],
    ['2026-05-16T15:00:00+05:00', 'Откроется во вторник в 08:00'],
    // Evening in London is the next morning in Almaty.
    ['2026-05-12T04:00:00Z', 'Открыто до 20:00'],
  ])('%s', (moment, phrase) => {
    expect(at(moment)).toBe(phrase);
  });

  it('may be never closed, or close at midnight', () => {
    const tuesday = (from: string, to: string): OpeningHours[] => [{ weekday: 'tuesday', from, to }];
    expect(openingPhrase(tuesday('00:00', '00:00'), '2026-05-12T23:30:00+05:00')).toBe('Открыто круглосуточно');
    expect(plain(openingPhrase(tuesday('08:00', '00:00'), '2026-05-12T23:30:00+05:00'))).toBe('Открыто до 00:00');
  });

  it('says nothing of a place without hours', () => {
    expect(openingPhrase([], '2026-05-12T08:20:00+05:00')).toBe('');
  });
});

describe('the price of a service', () => {
  it.each([
    [11_000, 13_000, '11 000–13 000 ₸'],
    [7500, 7500, '7 500 ₸'],
    [8000, null, 'от 8 000 ₸'],
    [null, null, 'Цену назовёт клиника'],
  ])('%s to %s', (from, to, text) => {
    expect(plain(priceRange(from, to))).toBe(text);
  });
});

describe('values of a filter', () => {
  const options = ['Терапевт', 'Кардиолог', 'Оториноларинголог (ЛОР)', 'Врач общей практики', 'Флеболог'].map(
    (title, index) => ({ value: `v${index}`, title, count: 1 }),
  );
  const titles = (found: readonly { title: string }[]) => found.map(({ title }) => title);

  it('put what is chosen first and keep the rest in order', () => {
    expect(titles(shortList(options, ['v3']))).toEqual([
      'Врач общей практики',
      'Терапевт',
      'Кардиолог',
      'Оториноларинголог (ЛОР)',
      'Флеболог',
    ]);
  });

  it('are found by the beginning of any word', () => {
    expect(titles(matching(options, 'лор'))).toEqual(['Оториноларинголог (ЛОР)']);
    expect(titles(matching(options, ' ОБЩ'))).toEqual(['Врач общей практики']);
    expect(titles(matching(options, 'олог'))).toEqual([]);
    expect(matching(options, ' ')).toBe(options);
  });
});
