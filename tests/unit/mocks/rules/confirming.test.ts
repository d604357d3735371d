import { expect, it } from 'vitest';
import { Refusal } from '#mocks/rules/refusal.ts';
import { changeVisitState } from '#mocks/rules/visit-state.ts';
import { book, NOW, smallWorld } from './world.ts';

it('of two requests for one time only the first that is confirmed is promised it, whoever confirms the other', () => {
  const db = smallWorld();
  const [clinicUser, doctorUser] = [db.users.require(21), db.users.require(11)];
  const [first, second] = [book(db, 1, '2026-05-12T14:00:00+05:00'), book(db, 2, '2026-05-12T15:00:00+05:00')];
  db.visits.update(second.id, { starts_at: '2026-05-12T14:20:00+05:00', ends_at: '2026-05-12T14:50:00+05:00' });
  changeVisitState(db, { by: 'doctor', user: doctorUser }, first.id, { status: 'confirmed' }, NOW);
  for (const confirm of [
    () => changeVisitState(db, { by: 'clinic', user: clinicUser }, second.id, { status: 'confirmed' }, NOW),
    () => changeVisitState(db, { by: 'doctor', user: doctorUser }, second.id, { status: 'confirmed' }, NOW),
  ]) {
    const refusal = refusalOf(confirm);
    expect([refusal.status, refusal.code]).toEqual([409, 'slot_taken']);
    expect(refusal.details?.overlaps).toEqual([
      { kind: 'visit', from: '14:00', to: '14:30', name: expect.any(String), visit_id: first.id },
    ]);
    expect(db.visits.require(second.id).status).toBe('pending');
  }
});

it('a visit in another clinic is in the way too, without a word about whose it is', () => {
  const db = smallWorld();
  const [here, elsewhere] = [book(db, 1, '2026-05-12T14:00:00+05:00'), book(db, 2, '2026-05-12T15:00:00+05:00')];
  const place = { starts_at: '2026-05-12T14:20:00+05:00', ends_at: '2026-05-12T14:50:00+05:00' };
  db.visits.update(elsewhere.id, { ...place, filial_id: 2, clinic_id: 2, status: 'confirmed' });
  const confirm = () =>
    changeVisitState(db, { by: 'clinic', user: db.users.require(21) }, here.id, { status: 'confirmed' }, NOW);
  const { details, message } = refusalOf(confirm);
  expect(details?.overlaps).toEqual([{ kind: 'elsewhere', from: '14:20', to: '14:50', name: null, visit_id: null }]);
  expect(message).toContain('в другом месте');
});

function refusalOf(act: () => unknown): Refusal {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('it was not refused');
}
