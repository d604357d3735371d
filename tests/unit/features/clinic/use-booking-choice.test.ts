import * as v from 'valibot';
import { expect, it } from 'vitest';
import { OWN, startValues } from '@/features/clinic/board/use-booking-choice';
import { bookDefaults, bookSchema } from '@/features/desk/book/book-schema';

const parse = (values: object) => v.safeParse(bookSchema, { ...bookDefaults, ...values });
const faults = (values: object) => parse(values).issues?.map((issue) => [v.getDotPath(issue), issue.message]);
const zhanna = { name: 'Сәрсенова Жанна', phone: '8 701 555 99 01', birthday: '' };

it('a receptionist’s booking sends either a known client or a new client', () => {
  expect(faults({})).toEqual([['client_id', 'Найдите, кого записать, или впишите нового']]);
  // The form neither sends nor validates the fields of a new client after a client was chosen.
  expect(parse({ client_id: '18', new_client: { ...zhanna, phone: '8 701' } }).output).toMatchObject({
    who: { client_id: 18 },
  });
  expect(parse({ kind: 'new', new_client: zhanna }).output).toMatchObject({
    who: { new_client: { second_name: 'Сәрсенова', first_name: 'Жанна', phone: '+7-701-555-99-01' } },
  });
});

it('a receptionist’s booking shows all errors of a new client at once, each at its field', () => {
  const new_client = { name: 'Сәрсенова', phone: '', birthday: '' };
  const wrong = faults({ kind: 'new', new_client, comment: 'а'.repeat(1001) }) ?? [];
  expect([...new Set(wrong.map(([path]) => path))]).toEqual(['new_client.name', 'new_client.phone', 'comment']);
});

it('a receptionist’s booking begins with the time pressed on the board, even if no slot begins then', () => {
  const pressed = { doctorId: 1, date: '2026-05-12', startsAt: '2026-05-12T12:30:00+05:00' };
  expect(startValues(pressed)).toMatchObject({ doctor_id: '1', date: '2026-05-12', time: pressed.startsAt });
  expect(startValues({ ...pressed, when: 'own' })).toMatchObject({ time: OWN, clock: '12:30' });
  expect(startValues({ date: '2026-05-12', when: 'now' })).toMatchObject({ source: 'walk_in', time: '', date: '' });
});
