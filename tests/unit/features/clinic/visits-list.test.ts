import { expect, it } from 'vitest';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { askedText, visitsQuery } from '@/features/clinic/visits/clinic-visits-search';
import { visitsFile } from '@/features/clinic/visits/visits-export';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

it('a list of past visits and a list of one day are requested without a filter by status', () => {
  const rows = { page: 1, per_page: 30 };
  expect(visitsQuery({ show: 'past', page: 1 })).toEqual({ past: true, ...rows });
  expect(visitsQuery({ show: 'ahead', page: 1 })).toEqual({ status: 'ahead', past: false, ...rows });
  expect(visitsQuery({ show: 'day', date: '2026-05-14', page: 1 })).toEqual({
    date_from: '2026-05-14',
    date_to: '2026-05-14',
    ...rows,
  });
});

it('a phone typed into the filter of visits is sent in the contract’s format', () => {
  expect(visitsQuery({ show: 'past', q: '8 707 555 01 23', page: 1 }).q).toBe('+7-707-555-01-23');
});

it('an empty list of visits mentions the filters that are set', () => {
  expect(plain(askedText({ show: 'past' }, '«Аяла» на Абая', 'Серикова Айгуль'))).toBe(
    'Искали среди прошедших записей, филиал «Аяла» на Абая, врач Серикова Айгуль.',
  );
  expect(plain(askedText({ show: 'day', date: '2026-05-14' }, undefined, undefined))).toBe(
    'Искали за четверг, 14 мая.',
  );
});

it('an exported list of visits has numbers, phones, complaints, payers and statuses', async () => {
  const visit = {
    number: 'A-20417',
    starts_at: '2026-05-12T14:30:00+05:00',
    person: { full_name: 'Осипова Елена Игоревна', age: 35 },
    phone: '+7-707-555-01-23',
    comment: 'Кашель; ночью',
    service_title: 'Первичный приём кардиолога',
    price: 12500,
    funding: 'dms',
    doctor_name: 'Серикова Айгуль Маратовна',
    status: 'no_show',
  } as DeskVisit;
  const [, row] = (await visitsFile([visit], () => 'на Абая').text()).split('\r\n');
  expect(row).toBe(
    'A-20417;12.05.2026;14:30;Осипова Елена Игоревна;35;+7 707 555 01 23;"Кашель; ночью";Первичный приём кардиолога;12500;По ДМС;Серикова Айгуль Маратовна;на Абая;Неявка',
  );
});
