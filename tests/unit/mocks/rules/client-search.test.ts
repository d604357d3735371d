import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#mocks/db/db.ts';
import { visitNumber } from '#mocks/db/visit-number.ts';
import { clientsOf } from '#mocks/rules/clinic/clients.ts';
import { nameMatches } from '#mocks/search/text/name-match.ts';
import { at, book, NOW, smallWorld } from './world.ts';

let db: Db;
let clientId: number;
let visitId: number;
beforeEach(() => {
  db = smallWorld();
  ({ client_id: clientId, id: visitId } = book(db, 1, at('10:00', 14)));
  db.clients.update(clientId, { birthday: '1990-05-15', phone: '+7-707-555-01-23' });
});

const found = (q: string) => clientsOf(db, db.users.require(21), { q }, NOW).map(({ client }) => client.id);

/** Осипова Елена, born on 15 May 1990. */
describe('a client of the clinic', () => {
  it.each([
    ['a part of the phone', '8 707 555'],
    ['a birthday', '15.05.1990'],
    ['a birthday without zeros', '15.5.1990'],
    ['the day and month of birth', '15.05'],
    ['a name and the end of the phone', 'осип 0123'],
    ['a name and a birthday', 'осип 15.05.1990'],
    ['a name without one of its letters', 'осиова'],
    ['a name with one letter too many', 'осиппова елена'],
    ['a name with one wrong letter', 'Асипова'],
    ['a name with two letters swapped', 'Елена Осиопва'],
    ['a name typed in the English keyboard layout', 'jcbgjdf'],
    ['a name in Latin letters', 'Osipova'],
  ])('is found by %s: «%s»', (_, q) => {
    expect(found(q)).toEqual([clientId]);
  });

  it('is found by the number of a visit, even if its letter is typed in Russian', () => {
    const number = visitNumber(visitId);
    expect([found(number), found(number.replace('A', 'а')), found(visitNumber(visitId + 1))]).toEqual([
      [clientId],
      [clientId],
      [],
    ]);
  });

  it.each(['осопово', 'оси петр', 'асп', '87075550199', '999', '15.05.1991', '16.05', 'осип 0124'])(
    'is not found by «%s»',
    (q) => expect(found(q)).toEqual([]),
  );

  it('is found by the name from the booking after the patient has changed the account’s name', () => {
    db.users.update(1, { second_name: 'Новая' });
    expect(found('осип')).toEqual([clientId]);
  });
});

it.each([
  ['айнур касым', 'finds'],
  ['Қасымова', 'finds'],
  ['сымова', 'does not find'],
  ['  ', 'finds'],
])('the typed text «%s» %s the client Қасымова Айнұр', (typed, finds) => {
  const person = { first_name: 'Айнұр', second_name: 'Қасымова', third_name: null };
  expect(nameMatches(person, typed)).toBe(finds === 'finds');
});
