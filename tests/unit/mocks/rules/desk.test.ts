import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#mocks/db/db.ts';
import { visitRecordView } from '#mocks/handlers/views/visit-record.ts';
import { bookAtDesk } from '#mocks/rules/desk/book-at-desk.ts';
import { deskRoom } from '#mocks/rules/desk/desk-offers.ts';
import { moveAtDesk } from '#mocks/rules/desk/move-at-desk.ts';
import { dayIntervals } from '#mocks/rules/doctor/day-plan.ts';
import { restoreVisit } from '#mocks/rules/restore-visit.ts';
import { holdSlot } from '#mocks/rules/slot-holds.ts';
import { changeVisitState } from '#mocks/rules/visit-state.ts';
import { createSeed } from '#mocks/seed/create-seed.ts';
import { at, book, MINUTE, NOW, refusal, smallWorld } from './world.ts';

let db: Db;
beforeEach(() => {
  db = smallWorld();
});

const ZHANNA = { second_name: 'Сатыбалды', first_name: 'Жанна', phone: '+7-701-555-32-10' };
const request = { doctor_id: 1, filial_id: 1, service_id: 1, source: 'walk_in' as const, new_client: ZHANNA };
const desk = (by: 'doctor' | 'clinic') => ({ by, user: db.users.require(by === 'doctor' ? 11 : 21) });
const confirm = (id: number, by: 'doctor' | 'clinic') => {
  const { user } = desk(by);
  return changeVisitState(db, { by, user }, id, { status: 'confirmed' }, NOW);
};

describe('a booking at the desk', () => {
  it('is accepted even if the doctor has no online booking, the service is hidden or the day is next spring', () => {
    db.doctors.update(1, { has_online_booking: false });
    db.doctor_services.update(1, { is_visible: false });
    const on = (day: string) => bookAtDesk(db, desk('doctor'), { ...request, starts_at: `${day}T09:00:00+05:00` }, NOW);
    expect(on('2027-04-01')).toMatchObject({ status: 'confirmed', user_id: null, is_first_time: true });
    expect(refusal(() => on('2027-06-01')).code).toBe('too_early');
  });

  it('is refused if it overlaps a visit of the person, and the refusal does not name that visit’s filial', () => {
    const { client_id } = book(db, 1, at('14:00'));
    const elsewhere = { ...request, new_client: null, client_id, doctor_id: 2, starts_at: at('14:00') };
    const { text } = refusal(() => bookAtDesk(db, desk('clinic'), elsewhere, NOW));
    expect(text).toMatch(/^У пациента на это время уже есть запись/);
  });

  it('by a doctor is refused for another doctor, and a doctor can’t move a visit to another doctor', () => {
    const { id } = book(db, 1, at('14:00'));
    const other = { doctor_id: 2, starts_at: at('15:20') };
    expect(refusal(() => bookAtDesk(db, desk('doctor'), { ...request, ...other }, NOW)).fields).toEqual(['doctor_id']);
    expect(refusal(() => moveAtDesk(db, desk('doctor'), id, other, NOW)).fields).toEqual(['doctor_id']);
    expect(moveAtDesk(db, desk('clinic'), id, other, NOW).doctor_id).toBe(2);
  });

  it('recognises a caller whose names are swapped or have «ё» for «е», and refuses overlapping visits', () => {
    const caller = { second_name: 'Ершова', first_name: 'Алена', phone: '+7-701-555-32-10' };
    const first = bookAtDesk(db, desk('clinic'), { ...request, new_client: caller, starts_at: at('14:00') }, NOW);
    const swapped = { second_name: 'Алёна', first_name: 'Ершова', third_name: 'Юрьевна', phone: caller.phone };
    const again = { ...request, new_client: swapped, doctor_id: 2, starts_at: at('14:00') };
    expect(refusal(() => bookAtDesk(db, desk('clinic'), again, NOW)).code).toBe('family_overlap');
    const later = bookAtDesk(db, desk('clinic'), { ...again, doctor_id: 1, starts_at: at('16:00') }, NOW);
    expect(later.client_id).toBe(first.client_id);
    const mother = { ...again, new_client: { ...caller, first_name: 'Раиса' } };
    expect(bookAtDesk(db, desk('clinic'), mother, NOW).client_id).not.toBe(first.client_id);
  });

  it('can begin at the first minute of a gap, and the desk sees how long a visit in this gap can last', () => {
    const asked = { doctor_id: 1, filial_id: 1, date_from: '2026-05-12', date_to: '2026-05-12' };
    book(db, 1, at('14:00'));
    const gap = (starts_at: string) => deskRoom(db, desk('doctor'), { ...asked, starts_at, service_id: 1 }, NOW);
    expect([at('13:35'), at('14:00'), at('03:00')].map((time) => gap(time).room)).toEqual([25, 0, 0]);
    const times = (starts_at: string) => gap(starts_at).days[0]?.slots.map((slot) => slot.starts_at);
    expect(times(at('13:35'))).not.toContain(at('13:35'));
    expect(times(at('09:05'))).toContain(at('09:05'));
    expect(bookAtDesk(db, desk('doctor'), { ...request, starts_at: at('09:05') }, NOW).starts_at).toBe(at('09:05'));
  });
});

describe('a walk-in visit', () => {
  const over = { ...request, over_schedule: true };

  it('may overlap a visit about which the desk was warned, and the overlapped visit can still be confirmed', () => {
    const visit = book(db, 1, at('14:00'));
    const asked = { ...request, starts_at: at('14:10') };
    const refused = refusal(() => bookAtDesk(db, desk('clinic'), asked, NOW));
    expect([refused.status, refused.code]).toEqual([409, 'slot_taken']);
    const span = { from: '14:00', to: '14:30' };
    expect(refused.overlaps).toEqual([{ kind: 'visit', ...span, name: expect.any(String), visit_id: visit.id }]);
    const made = bookAtDesk(db, desk('clinic'), { ...asked, over_schedule: true }, NOW);
    expect(made).toMatchObject({ starts_at: at('14:10'), status: 'confirmed' });
    expect(confirm(visit.id, 'clinic')).toMatchObject({ status: 'confirmed', starts_at: at('14:00') });
  });

  it('may be outside the hours if the desk was warned that the time is closed', () => {
    const day = { from: 9 * 60, to: 18 * 60, breaks: [{ from: 13 * 60, to: 14 * 60 }] };
    db.working_hours.update(1, { days: [day, day, day, day, day, day, day] });
    const kinds = (starts_at: string) =>
      refusal(() => bookAtDesk(db, desk('doctor'), { ...request, starts_at }, NOW)).overlaps?.map(({ kind }) => kind);
    expect([kinds(at('22:00')), kinds(at('13:30'))]).toEqual([['closed'], ['break']]);
    expect(bookAtDesk(db, desk('doctor'), { ...over, starts_at: at('22:00') }, NOW).starts_at).toBe(at('22:00'));
  });

  it('is refused at a held slot or in the past', () => {
    holdSlot(db, db.users.require(2), { doctor_id: 1, filial_id: 1, service_id: 1, starts_at: at('15:00') }, NOW);
    const at1 = (starts_at: string) => refusal(() => bookAtDesk(db, desk('clinic'), { ...over, starts_at }, NOW));
    expect(at1(at('15:10')).overlaps?.map(({ kind }) => kind)).toEqual(['held']);
    expect(at1(at('07:00')).code).toBe('too_late');
  });

  it('can be booked with the mark «arrived» if it starts within an hour', () => {
    const asked = { ...over, arrived: true };
    const early = () => bookAtDesk(db, desk('clinic'), { ...asked, starts_at: at('14:00') }, NOW);
    expect(refusal(early).fields).toEqual(['arrived']);
    expect(db.clients.size).toBe(0);
    const visit = bookAtDesk(db, desk('clinic'), { ...asked, starts_at: at('08:20') }, NOW);
    expect(visit).toMatchObject({ status: 'arrived', source: 'walk_in' });
    expect(db.visit_events.find('visit', visit.id).map(({ kind }) => kind)).toEqual(['created', 'arrived']);
  });
});

it('when one of two overlapping requests is confirmed, neither doctor nor clinic can confirm the other request', () => {
  const [first, second] = [book(db, 1, at('14:00')), book(db, 2, at('15:00'))];
  db.visits.update(second.id, { starts_at: at('14:20'), ends_at: at('14:50') });
  confirm(first.id, 'doctor');
  for (const by of ['clinic', 'doctor'] as const) {
    const { status, code, overlaps } = refusal(() => confirm(second.id, by));
    expect([status, code]).toEqual([409, 'slot_taken']);
    const span = { from: '14:00', to: '14:30' };
    expect(overlaps).toEqual([{ kind: 'visit', ...span, name: expect.any(String), visit_id: first.id }]);
    expect(db.visits.require(second.id).status).toBe('pending');
  }
  // A visit in another clinic also prevents the confirmation, and the error does not name it.
  db.visits.update(first.id, { filial_id: 2, clinic_id: 2 });
  const elsewhere = { kind: 'elsewhere', from: '14:00', to: '14:30', name: null, visit_id: null };
  expect(refusal(() => confirm(second.id, 'clinic')).overlaps).toEqual([elsewhere]);
});

describe('a visit that the clinic cancelled by mistake', () => {
  const cancel = (id: number, now = NOW, by: 'doctor' | 'clinic' = 'clinic') =>
    changeVisitState(db, desk(by), id, { status: 'cancelled_by_clinic', reason: 'Ошиблись' }, now);
  const restore = (id: number, now: number) => restoreVisit(db, db.users.require(21), id, now);

  it('can be restored by the clinic within a minute, and the patient is notified', () => {
    const { id, status } = book(db, 1, at('14:00'));
    cancel(id);
    expect(restore(id, NOW + MINUTE / 2)).toMatchObject({ status, cancel_reason: null, ended_at: null });
    expect([...db.notifications.all()].some(({ title }) => title.includes('снова в силе'))).toBe(true);
    cancel(id);
    expect(refusal(() => restore(id, NOW + 2 * MINUTE)).code).toBe('too_late');
  });

  it('can’t be restored if its slot is taken or its request has expired', () => {
    const others = book(db, 1, at('15:00'));
    cancel(others.id, NOW, 'doctor');
    expect(refusal(() => restore(others.id, NOW)).text).toContain('отменила клиника');
    const given = book(db, 1, at('14:00'));
    cancel(given.id);
    bookAtDesk(db, desk('clinic'), { ...request, starts_at: at('14:00') }, NOW);
    expect(refusal(() => restore(given.id, NOW)).code).toBe('slot_taken');
    const unanswered = book(db, 1, at('16:00'));
    const end = Date.parse(unanswered.answer_until ?? '');
    cancel(unanswered.id, end - MINUTE / 2);
    expect(refusal(() => restore(unanswered.id, end)).text).toContain('Ответить на эту заявку можно было до');
    expect(restore(unanswered.id, end - 1).status).toBe('pending');
  });
});

it('a day of a doctor is listed as its breaks and the free time between visits', () => {
  const day = { from: 9 * 60, to: 18 * 60, breaks: [{ from: 13 * 60, to: 14 * 60 }] };
  db.working_hours.update(1, { days: [day, day, day, day, day, day, day] });
  db.working_hours.remove(2);
  book(db, 1, at('10:00'));
  const parts = dayIntervals(db, db.doctors.require(1), db.visits.find('doctor', 1), NOW);
  const told = parts.map(
    ({ kind, starts_at, ends_at }) => `${kind} ${starts_at.slice(11, 16)}–${ends_at.slice(11, 16)}`,
  );
  expect(told).toEqual(['free 09:00–10:00', 'free 10:30–13:00', 'break 13:00–14:00', 'free 14:00–18:00']);
});

it('a doctor reads the history of a visit in the third person', () => {
  const seed = createSeed('small', '2026-05-12');
  const user = seed.users.require(2);
  const texts = seed.visits
    .find('doctor', 1)
    .flatMap((visit) => visitRecordView(seed, { by: 'doctor', user }, visit, NOW).history.map(({ text }) => text));
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((text) => /(^|[^\p{L}])(вы|вас|вам)([^\p{L}]|$)/iu.test(text))).toEqual([]);
});
