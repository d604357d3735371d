import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#mocks/db/db.ts';
import { cancelVisit, confirmAttendance, rescheduleVisit } from '#mocks/rules/change-visit.ts';
import { moveAtDesk } from '#mocks/rules/desk/move-at-desk.ts';
import { holdSlot } from '#mocks/rules/slot-holds.ts';
import { changeVisitState } from '#mocks/rules/visit-state.ts';
import { at, book, HOUR, NOW, refusal, smallWorld } from './world.ts';

let db: Db;
beforeEach(() => {
  db = smallWorld();
});

const person = (id: number) => db.users.require(id);
const textsOf = (visitId: number) => db.visit_events.find('visit', visitId).map(({ text }) => text);

describe('a visit that the patient cancels', () => {
  it('frees its slot, and has a reason only if the patient gave one', () => {
    const visit = book(db, 1, at('14:30'));
    expect(cancelVisit(db, person(1), visit.id, 'Изменились планы', NOW)).toMatchObject({
      status: 'cancelled_by_patient',
      cancel_reason: 'Изменились планы',
      ended_at: '2026-05-12T08:20:00+05:00',
    });
    expect(textsOf(visit.id)).toEqual(['Вы записались', 'Вы отменили запись. Причина: изменились планы']);
    const silent = book(db, 2, at('14:30'));
    expect(cancelVisit(db, person(2), silent.id, null, NOW).cancel_reason).toBeNull();
    expect(textsOf(silent.id)).toEqual(['Вы записались', 'Вы отменили запись']);
  });

  it('causes the answer «not found» if it belongs to another patient', () => {
    const visit = book(db, 1, at('14:30'));
    expect(refusal(() => cancelVisit(db, person(2), visit.id, 'Чужой', NOW)).status).toBe(404);
    expect(refusal(() => cancelVisit(db, person(1), 999, 'Нет такого', NOW)).status).toBe(404);
  });
});

describe('a visit that the patient moves', () => {
  const moveTo = (visitId: number, starts_at: string, filial_id = 1) =>
    holdSlot(db, person(1), { doctor_id: 1, filial_id, service_id: 1, starts_at, visit_id: visitId }, NOW);

  it('keeps its old slot while a new slot is held, and frees the old slot at the moment of the move', () => {
    const visit = book(db, 1, at('14:30'));
    const hold = moveTo(visit.id, at('16:00'));
    expect(refusal(() => book(db, 2, at('14:30'))).status).toBe(409);
    expect(refusal(() => book(db, 2, at('16:00'))).status).toBe(409);
    const moved = rescheduleVisit(db, person(1), visit.id, hold.id, NOW);
    expect(moved).toMatchObject({ id: visit.id, starts_at: at('16:00'), ends_at: at('16:30') });
    expect(book(db, 2, at('14:30')).status).toBe('pending');
    expect(refusal(() => book(db, 2, at('16:00'), { now: NOW + HOUR })).status).toBe(409);
    expect(textsOf(visit.id)).toContain('Вы перенесли запись: 12 мая, 14:30 → 12 мая, 16:00');
  });

  it('becomes pending again and loses the mark «приду»', () => {
    const visit = book(db, 1, at('14:30'));
    changeVisitState(db, { by: 'doctor', user: person(11) }, visit.id, { status: 'confirmed' }, NOW);
    db.visits.update(visit.id, { attendance_requested: true });
    confirmAttendance(db, person(1), visit.id, NOW);
    const hold = moveTo(visit.id, at('16:00'));
    expect(rescheduleVisit(db, person(1), visit.id, hold.id, NOW)).toMatchObject({
      status: 'pending',
      confirmed_at: null,
      attendance_requested: false,
      attendance_confirmed_at: null,
    });
    expect(db.slot_holds.size).toBe(0);
  });

  it('may overlap its own old time, but no other visit of the family', () => {
    db.doctor_services.update(1, { duration_minutes: 60 });
    const visit = book(db, 1, at('14:00'));
    const near = moveTo(visit.id, at('14:30'));
    expect(rescheduleVisit(db, person(1), visit.id, near.id, NOW).starts_at).toBe(at('14:30'));
    book(db, 1, at('16:00'), { doctor: 2, member: 1 });
    const quarter = moveAtDesk(db, { by: 'clinic', user: person(21) }, visit.id, { starts_at: at('14:45') }, NOW);
    expect(quarter).toMatchObject({ starts_at: at('14:45'), ends_at: at('15:45') });
    const clash = moveTo(visit.id, at('15:30'));
    const refused = refusal(() => rescheduleVisit(db, person(1), visit.id, clash.id, NOW));
    expect(refused).toMatchObject({ status: 409, fields: ['family_member_id'] });
  });

  it('can’t be moved after its deadline for cancelling: a hold of a new slot is refused', () => {
    const visit = book(db, 1, at('12:00'));
    expect(moveTo(visit.id, at('16:00')).visit_id).toBe(visit.id);
    changeVisitState(db, { by: 'doctor', user: person(11) }, visit.id, { status: 'confirmed' }, NOW);
    expect(refusal(() => moveTo(visit.id, at('16:00')))).toMatchObject({ status: 409, fields: ['starts_at'] });
  });
});

it('the mark «приду» is set once without a change of the visit’s state, and is refused after a cancellation', () => {
  const visit = book(db, 1, at('14:30'));
  const marked = confirmAttendance(db, person(1), visit.id, NOW);
  expect(marked).toMatchObject({ status: 'pending', attendance_confirmed_at: '2026-05-12T08:20:00+05:00' });
  expect(confirmAttendance(db, person(1), visit.id, NOW + HOUR)).toEqual(marked);
  expect(textsOf(visit.id)).toHaveLength(2);
  const gone = book(db, 1, at('16:00'));
  cancelVisit(db, person(1), gone.id, 'Планы', NOW);
  expect(refusal(() => confirmAttendance(db, person(1), gone.id, NOW)).status).toBe(409);
});
