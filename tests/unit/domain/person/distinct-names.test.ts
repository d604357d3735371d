import { describe, expect, it } from 'vitest';
import { namedVisitOnPhone, namedVisitShort, distinctNames, distinctNamesBy } from '@/domain/person/distinct-names';

const named = (id: number, names: [string, ...string[]], birthday?: string, phone?: string) => ({
  id,
  names,
  birthday,
  phone,
});

describe('a list of people', () => {
  it('shows short names if these are unique', () => {
    expect(distinctNames([named(1, ['Марк', 'Осипов Марк']), named(2, ['Айша', 'Осипова Айша'])])).toEqual([
      'Марк',
      'Айша',
    ]);
    expect(distinctNames([])).toEqual([]);
  });

  it('adds the birthday to equal names, or the end of the phone if the birthdays are equal or unknown', () => {
    const mark = (id: number, birthday?: string, phone?: string) => named(id, ['Осипов Марк'], birthday, phone);
    expect(distinctNames([mark(1, '2016-09-02'), mark(2, '1988-01-30')])).toEqual([
      'Осипов Марк, 02.09.2016',
      'Осипов Марк, 30.01.1988',
    ]);
    expect(distinctNames([mark(1, undefined, '+7-707-555-01-23'), mark(2, undefined, '+7-707-555-41-07')])).toEqual([
      'Осипов Марк, …01-23',
      'Осипов Марк, …41-07',
    ]);
    const twins = [mark(1, '2016-09-02', '+7-707-555-01-23'), mark(2, '2016-09-02', '+7-707-555-41-07')];
    expect(distinctNames(twins)).toEqual(['Осипов Марк, 02.09.2016, …01-23', 'Осипов Марк, 02.09.2016, …41-07']);
  });

  it('shows only the short name of a person who is in the list twice, with two visits', () => {
    const visit = (client_id: number, full_name: string, birthday: string) => ({
      client_id,
      person: { full_name, birthday },
      phone: '+7-707-555-01-23',
    });
    const day = [
      visit(1, 'Осипова Елена Сергеевна', '1988-01-30'),
      visit(1, 'Осипова Елена Сергеевна', '1988-01-30'),
      visit(2, 'Ким Алия', '1990-01-01'),
      visit(3, 'Ким Асель', '1991-01-01'),
    ];
    const nameOf = distinctNamesBy(day, namedVisitShort);
    expect(day.map((one) => nameOf(one).replaceAll('\u00A0', ' '))).toEqual([
      'Осипова Е.',
      'Осипова Е.',
      'Ким Алия',
      'Ким Асель',
    ]);
  });
});

it('a name on a phone’s screen has a patronymic only if nothing else distinguishes two patients', () => {
  const visitOf = (client_id: number, full_name: string) => ({ client_id, person: { full_name }, phone: '' });
  const day = [
    visitOf(1, 'Осипов Марк Андреевич'),
    visitOf(2, 'Осипов Марк Сергеевич'),
    visitOf(3, 'Серикова Айгуль Маратовна'),
  ];
  expect(day.map(distinctNamesBy(day, namedVisitOnPhone))).toEqual([
    'Осипов Марк Андреевич',
    'Осипов Марк Сергеевич',
    'Серикова Айгуль',
  ]);
});
