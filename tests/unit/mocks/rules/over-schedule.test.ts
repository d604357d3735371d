import { describe, expect, it } from 'vitest';
import { bookAtDesk } from '#mocks/rules/desk/book-at-desk.ts';
import { Refusal } from '#mocks/rules/refusal.ts';
import { changeVisitState } from '#mocks/rules/visit-state.ts';
import { at, book, MINUTE, NOW, smallWorld } from './world.ts';

type Db = ReturnType<typeof smallWorld>;

const ZHANNA = { second_name: 'Сатыбалды', first_name: 'Жанна', phone: '+7-701-555-32-10' };
const request = { doctor_id: 1, filial_id: 1, service_id: 1, source: 'walk_in' as const, new_client: ZHANNA };
const clinic = (db: Db) => ({ by: 'clinic' as const, user: db.users.require(21) });
const doctor = (db: Db) => ({ by: 'doctor' as const, user: db.users.require(11) });

/** What stands there, as the refusal names it. */
function refused(act: () => unknown): Refusal {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('it was booked');
}

describe('whoever stands at the desk', () => {
  it('is written in over another visit once the desk has read whose it is', () => {
    const db = smallWorld();
    const visit = book(db, 1, at('14:00'));
    const asked = { ...request, starts_at: at('14:10') };
    const why = refused(() => bookAtDesk(db, clinic(db), asked, NOW));
    expect([why.status, why.code]).toEqual([409, 'slot_taken']);
    expect(why.details?.overlaps).toEqual([
      { kind: 'visit', from: '14:00', to: '14:30', name: expect.any(String), visit_id: visit.id },
    ]);
    const made = bookAtDesk(db, clinic(db), { ...asked, over_schedule: true }, NOW);
    expect(made).toMatchObject({ starts_at: at('14:10'), status: 'confirmed' });
    expect(db.visits.require(visit.id).starts_at).toBe(at('14:00'));
  });

  it('is not in the way of the request that the desk wrote them in over', () => {
    const db = smallWorld();
    const visit = book(db, 1, at('14:00'));
    bookAtDesk(db, clinic(db), { ...request, starts_at: at('14:10'), over_schedule: true }, NOW);
    expect(
      changeVisitState(db, { by: 'clinic', user: clinic(db).user }, visit.id, { status: 'confirmed' }, NOW).status,
    ).toBe('confirmed');
  });

  it('is written in outside of the hours by the doctor too', () => {
    const db = smallWorld();
    const asked = { ...request, starts_at: at('22:00') };
    expect(refused(() => bookAtDesk(db, doctor(db), asked, NOW)).details?.overlaps?.map(({ kind }) => kind)).toEqual([
      'closed',
    ]);
    expect(bookAtDesk(db, doctor(db), { ...asked, over_schedule: true }, NOW).starts_at).toBe(at('22:00'));
  });

  it('does not get a time that somebody holds, nor one that is over', () => {
    const db = smallWorld();
    const asked = { ...request, over_schedule: true };
    db.slot_holds.insert({
      id: '00000000-0000-4000-8000-000000000001',
      user_id: null,
      doctor_id: 1,
      filial_id: 1,
      service_id: 1,
      service_title: 'Приём',
      price: 0,
      duration_minutes: 40,
      starts_at: at('15:00'),
      ends_at: at('15:40'),
      expires_at: new Date(NOW + 5 * MINUTE).toISOString(),
    } as Parameters<typeof db.slot_holds.insert>[0]);
    const held = refused(() => bookAtDesk(db, clinic(db), { ...asked, starts_at: at('15:10') }, NOW));
    expect(held.details?.overlaps?.map(({ kind }) => kind)).toEqual(['held']);
    expect(refused(() => bookAtDesk(db, clinic(db), { ...asked, starts_at: at('07:00') }, NOW)).code).toBe('too_late');
  });

  it('begins as being there, unless that is more than an hour ahead', () => {
    const db = smallWorld();
    const asked = { ...request, over_schedule: true, arrived: true };
    const early = refused(() => bookAtDesk(db, clinic(db), { ...asked, starts_at: at('14:00') }, NOW));
    expect(early.errors).toHaveProperty('arrived');
    expect([...db.clients.all()].some(({ phone }) => phone === ZHANNA.phone)).toBe(false);
    const visit = bookAtDesk(db, clinic(db), { ...asked, starts_at: at('08:20') }, NOW);
    expect(visit).toMatchObject({ status: 'arrived', source: 'walk_in' });
    expect(db.visit_events.find('visit', visit.id).map(({ kind }) => kind)).toEqual(['created', 'arrived']);
  });
});
