import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#mocks/db/db.ts';
import type { UserRow } from '#mocks/db/types/person.ts';
import type { VisitRow } from '#mocks/db/types/visit.ts';
import { addClient, ownClient } from '#mocks/rules/clinic/client-cards.ts';
import { clientsOf, clientTotal } from '#mocks/rules/clinic/clients.ts';
import { ownFilials, wholeClinic } from '#mocks/rules/clinic/own-clinic.ts';
import { inviteStaff } from '#mocks/rules/clinic/staff.ts';
import { bookAtDesk } from '#mocks/rules/desk/book-at-desk.ts';
import { deskVisit, visitsOf } from '#mocks/rules/desk/desk.ts';
import { changeVisitState } from '#mocks/rules/visit-state.ts';
import { wishesFor } from '#mocks/rules/waitlist-offers.ts';
import { at, book, NOW, refusal, smallWorld } from './world.ts';

let db: Db;
let owner: UserRow;
let limited: UserRow;
let here: VisitRow;
let elsewhere: VisitRow;

/** Both filials are of one clinic; the receptionist works in the first filial. */
beforeEach(() => {
  db = smallWorld();
  db.filials.update(2, { clinic_id: 1 });
  owner = db.users.require(21);
  limited = inviteStaff(
    db,
    owner,
    {
      first_name: 'Сауле',
      second_name: 'Ибраева',
      email: 'saule@example.kz',
      rights: ['visits', 'clients', 'waitlist'],
      filial_ids: [1],
    },
    NOW,
  );
  here = book(db, 1, at('14:00'));
  elsewhere = book(db, 2, at('15:00'), { filial: 2 });
  db.clients.update(here.client_id, { second_name: 'Здешняя' });
  db.clients.update(elsewhere.client_id, { second_name: 'Дальняя', phone: '+7-701-555-32-10' });
});

const statusOf = (act: () => unknown): number => refusal(act).status;

describe('a receptionist of one filial', () => {
  it('sees and changes only the visits of that filial', () => {
    const desk = { by: 'clinic' as const, user: limited };
    expect(visitsOf(db, desk).map(({ id }) => id)).toEqual([here.id]);
    expect(statusOf(() => deskVisit(db, desk, elsewhere.id))).toBe(404);
    expect(
      statusOf(() => changeVisitState(db, { by: 'clinic', user: limited }, elsewhere.id, { status: 'confirmed' }, NOW)),
    ).toBe(404);
    expect(changeVisitState(db, { by: 'clinic', user: limited }, here.id, { status: 'confirmed' }, NOW).status).toBe(
      'confirmed',
    );
  });

  it('finds only the clients of that filial, even by a whole phone number', () => {
    expect(clientsOf(db, owner, {}, NOW)).toHaveLength(2);
    expect(clientsOf(db, limited, {}, NOW).map(({ client }) => client.id)).toEqual([here.client_id]);
    expect(clientsOf(db, limited, { q: '555 32 10' }, NOW)).toEqual([]);
    expect(clientTotal(db, limited)).toBe(1);
    expect(statusOf(() => ownClient(db, limited, elsewhere.client_id))).toBe(404);
  });

  it('sees of a client whom two filials know only the visits in that filial', () => {
    db.visits.update(elsewhere.id, { client_id: here.client_id, status: 'completed' });
    const [record] = clientsOf(db, limited, {}, NOW);
    expect([record?.completed, record?.next?.id]).toEqual([0, here.id]);
    expect(clientsOf(db, owner, {}, NOW).find(({ client }) => client.id === here.client_id)?.completed).toBe(1);
  });

  it('finds a client whom they have added, and can book a caller whom only another filial knows', () => {
    const person = { second_name: 'Новая', first_name: 'Жанна', third_name: null, birthday: null, gender: null };
    const added = addClient(db, limited, { ...person, phone: '+7-701-555-32-11' }, NOW);
    expect(ownClient(db, limited, added.id).id).toBe(added.id);
    const { first_name } = db.clients.require(elsewhere.client_id);
    const known = { second_name: 'Дальняя', first_name, phone: '+7-701-555-32-10' };
    const request = { doctor_id: 1, filial_id: 1, service_id: 1, starts_at: at('16:00'), source: 'phone' as const };
    const desk = { by: 'clinic' as const, user: limited };
    expect(statusOf(() => bookAtDesk(db, desk, { ...request, client_id: elsewhere.client_id }, NOW))).toBe(422);
    expect(bookAtDesk(db, desk, { ...request, new_client: known }, NOW).client_id).toBe(elsewhere.client_id);
    expect(ownClient(db, limited, elsewhere.client_id).second_name).toBe('Дальняя');
  });

  it('sees only the time, not the person, of a visit in another filial that prevents a confirmation', () => {
    db.visits.update(elsewhere.id, { starts_at: at('14:10'), ends_at: at('14:40'), status: 'confirmed' });
    const confirm = () => changeVisitState(db, { by: 'clinic', user: limited }, here.id, { status: 'confirmed' }, NOW);
    const span = { from: '14:10', to: '14:40' };
    expect(refusal(confirm).overlaps).toEqual([{ kind: 'elsewhere', ...span, name: null, visit_id: null }]);
  });

  it('is notified only of events in that filial', () => {
    const told = db.notifications.find('user', limited.id).map(({ target }) => target?.id);
    expect(told).toEqual([here.id]);
    expect(db.notifications.find('user', owner.id)).toHaveLength(2);
  });

  it('can’t change the whole clinic, and sees no waitlist of another filial', () => {
    expect(statusOf(() => wholeClinic(db, limited))).toBe(403);
    expect(wholeClinic(db, owner).id).toBe(1);
    const wish = { id: 1, user_id: 2, visit_id: elsewhere.id, created_at: at('08:00') };
    db.waitlist.insert(wish);
    const filial_ids = (user: UserRow) => ({ filial_ids: ownFilials(db, user).map(({ id }) => id) });
    expect(wishesFor(db, filial_ids(limited), NOW)).toEqual([]);
    expect(wishesFor(db, filial_ids(owner), NOW)).toHaveLength(1);
  });
});
