import { beforeEach, describe, expect, it } from 'vitest';
import type { AbsenceRequest } from '#generated/models/absence-request.ts';
import type { TouchedVisitDecision } from '#generated/models/touched-visit-decision.ts';
import type { Db } from '#mocks/db/db.ts';
import { fullName } from '#mocks/db/lookup.ts';
import type { VisitRow } from '#mocks/db/types/visit.ts';
import { closedTime, closeTime, reopenTime, touchedByClosing } from '#mocks/rules/clinic/doctor-absences.ts';
import { removeAbsence } from '#mocks/rules/schedule/absences.ts';
import { calendarOf } from '#mocks/rules/schedule/calendar.ts';
import { saveAbsence } from '#mocks/rules/schedule/save.ts';
import { slotsOf } from '#mocks/slots/slot-engine.ts';
import { at, book, NOW, refusal, smallWorld } from './world.ts';

/** Doctor 1 works in filial 1 of clinic 1 and in filial 2 of clinic 2. */
let db: Db;
beforeEach(() => {
  db = smallWorld();
});

const reception = () => db.users.require(21);
const request = (decisions: TouchedVisitDecision[] = [], more: Partial<AbsenceRequest> = {}) => ({
  filial_ids: [1],
  date_from: '2026-05-13',
  date_to: '2026-05-13',
  time_from: null,
  time_to: null,
  reason: 'Врач заболел',
  decisions,
  ...more,
});
const close = (decisions: TouchedVisitDecision[] = [], more: Partial<AbsenceRequest> = {}) =>
  closeTime(db, reception(), 1, request(decisions, more), NOW);
const freeOn = (date: string, filial_id: number): number => {
  const question = { doctor_id: 1, filial_id, duration_minutes: 30, now: NOW, date_from: date, date_to: date };
  return (slotsOf(db).days(question)[0]?.slots ?? []).filter(({ available }) => available).length;
};
const textsOf = ({ id }: VisitRow) => db.visit_events.find('visit', id).map(({ text }) => text);
const snapshot = () => JSON.stringify([[...db.visits.all()], [...db.absences.all()], [...db.notifications.all()]]);

describe('a clinic that closes a doctor’s time', () => {
  it('closes the time in its own filials only, and can open the time again', () => {
    const before = freeOn('2026-05-13', 1);
    const absence = close();
    expect([freeOn('2026-05-13', 1), freeOn('2026-05-13', 2)]).toEqual([0, before]);
    expect(freeOn('2026-05-14', 1)).toBe(before);
    expect(closedTime(db, reception(), 1, NOW)).toEqual([absence]);
    expect(closedTime(db, db.users.require(22), 1, NOW)).toEqual([]);
    reopenTime(db, reception(), 1, absence.id, NOW);
    expect(freeOn('2026-05-13', 1)).toBe(before);
    const told = [...db.notifications.all()].filter(({ user_id }) => user_id === 11).map(({ title }) => title);
    expect(told).toEqual(['Клиника закрыла ваше время', 'Клиника снова открыла ваше время']);
  });

  it('shows the closed time to the doctor, and no other clinic can open it', () => {
    const { id } = close([], { time_from: '10:00', time_to: '12:00' });
    const [day] = calendarOf(db, db.doctors.require(1), '2026-05-13', '2026-05-13', NOW);
    expect(day?.absences).toEqual([]);
    expect(day?.places.map(({ filial_id, breaks }) => [filial_id, breaks])).toEqual([
      [1, [{ from: '10:00', to: '12:00' }]],
      [2, []],
    ]);
    expect(refusal(() => removeAbsence(db, db.doctors.require(1), id, NOW)).status).toBe(404);
    expect(refusal(() => reopenTime(db, db.users.require(22), 1, id, NOW)).status).toBe(404);
    close([], { date_from: '2026-05-14', date_to: '2026-05-14' });
    const [whole] = calendarOf(db, db.doctors.require(1), '2026-05-14', '2026-05-14', NOW);
    expect(whole?.places[0]).toMatchObject({ hours: null, closed_reason: 'Закрыто клиникой: Врач заболел' });
  });

  it('may close the time of the doctor’s own absence, but not a time that the clinic has already closed', () => {
    const off = { date_from: '2026-05-13', date_to: '2026-05-13', time_from: null, time_to: null, reason: null };
    close();
    saveAbsence(db, db.users.require(11), db.doctors.require(1), null, { ...off, decisions: [] }, NOW);
    const again = refusal(() => close([], { time_from: '12:00' }));
    expect(again).toMatchObject({ status: 409, fields: ['date_from'] });
    expect(again.text).toContain('Уже закрыто: 13 мая');
  });

  it('sees no visits of another clinic, and can’t close time in another clinic', () => {
    const there = book(db, 1, at('10:00', 13), { filial: 2 });
    expect(touchedByClosing(db, reception(), 1, request(), NOW)).toEqual([]);
    const wrong = refusal(() => close([{ visit_id: there.id, action: 'cancel' }]));
    expect(wrong).toMatchObject({ status: 422, fields: ['decisions'] });
    expect(wrong.text).not.toContain('Осипова');
    expect(refusal(() => close([], { filial_ids: [1, 2] }))).toMatchObject({ status: 422, fields: ['filial_ids'] });
    expect(refusal(() => closeTime(db, db.users.require(22), 2, request(), NOW)).status).toBe(404);
  });

  it('shows the patients the reason written for patients, and the doctor the clinic’s own reason', () => {
    const gone = book(db, 1, at('11:00', 13));
    close([{ visit_id: gone.id, action: 'cancel' }], { told_reason: 'Приёма не будет' });
    expect(textsOf(gone).at(-1)).toBe('Клиника отменила запись. Причина: приёма не будет');
    const told = [...db.notifications.all()].findLast(({ user_id }) => user_id === 11);
    expect(told?.text).toContain('«Врач заболел»');
  });
});

describe('a visit of an ill doctor', () => {
  const offered = () => touchedByClosing(db, reception(), 1, request(), NOW)[0]?.colleague_times ?? [];
  const obstacles = () => touchedByClosing(db, reception(), 1, request(), NOW)[0]?.colleagues ?? [];

  it('can be moved to the nearest slots of a colleague on the same day, at the colleague’s price', () => {
    db.doctor_services.update(3, { price: 12_000 });
    const ill = book(db, 1, at('10:30', 13));
    book(db, 2, at('10:30', 13), { doctor: 2 });
    expect(offered().slice(0, 3)).toMatchObject([
      { starts_at: at('10:00', 13), doctor_id: 2, price: 12_000 },
      { starts_at: at('11:00', 13) },
      { starts_at: at('09:30', 13) },
    ]);
    close([{ visit_id: ill.id, action: 'move', starts_at: at('11:00', 13), doctor_id: 2 }]);
    expect(db.visits.require(ill.id)).toMatchObject({ doctor_id: 2, starts_at: at('11:00', 13), price: 12_000 });
    const told = [...db.notifications.all()].findLast(({ user_id }) => user_id === 1);
    expect(told?.text).toMatch(/Стоимость: 12.000 ₸.*врач заболел/);
  });

  it('is not offered to a colleague who lacks the service or does not treat the patient’s age', () => {
    book(db, 1, at('10:30', 13));
    expect(offered().length).toBeGreaterThan(0);
    expect(obstacles()).toEqual([{ doctor_id: 2, doctor_name: fullName(db.doctors.require(2)), obstacle: null }]);
    db.doctors.update(2, { age_min: 70 });
    expect([offered(), obstacles()]).toEqual([[], [expect.objectContaining({ obstacle: 'age' })]]);
    db.doctors.update(2, { age_min: null });
    db.doctors.update(2, { specialisation_ids: [99] });
    expect([offered(), obstacles()]).toEqual([[], []]);
    db.doctors.update(2, { specialisation_ids: [1] });
    db.doctor_services.remove(3);
    expect([offered(), obstacles()]).toEqual([[], [expect.objectContaining({ obstacle: 'service' })]]);
  });

  it('can’t be moved onto another visit or to an unknown doctor, and stays unchanged after the refusal', () => {
    const [one, two] = [book(db, 1, at('10:00', 13)), book(db, 2, at('11:00', 13))];
    const before = snapshot();
    const to = (doctor_id: number, ...visits: VisitRow[]) =>
      visits.map(({ id }) => ({ visit_id: id, action: 'move' as const, starts_at: at('12:00', 13), doctor_id }));
    expect(refusal(() => close(to(2, one, two)))).toMatchObject({ status: 409, fields: ['decisions'] });
    expect(refusal(() => close(to(99, one, two)))).toMatchObject({ status: 422, fields: ['decisions'] });
    const own = { date_from: '2026-05-13', date_to: '2026-05-13', time_from: null, time_to: null, reason: null };
    const ofDoctor = () =>
      saveAbsence(db, db.users.require(11), db.doctors.require(1), null, { ...own, decisions: to(2, one, two) }, NOW);
    expect(refusal(ofDoctor)).toMatchObject({ status: 422, fields: ['decisions'] });
    expect(snapshot()).toBe(before);
  });
});
