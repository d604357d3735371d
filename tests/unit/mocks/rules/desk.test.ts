import { describe, expect, it } from 'vitest';
import { visitRecordView } from '#mocks/handlers/views/visit-record.ts';
import { bookAtDesk } from '#mocks/rules/desk/book-at-desk.ts';
import { deskRoom } from '#mocks/rules/desk/desk-offers.ts';
import { moveAtDesk } from '#mocks/rules/desk/move-at-desk.ts';
import { stepsOf } from '#mocks/rules/desk/visit-steps.ts';
import { dayIntervals } from '#mocks/rules/doctor/day-plan.ts';
import { changeVisitState } from '#mocks/rules/visit-state.ts';
import { createSeed } from '#mocks/seed/create-seed.ts';
import { at, book, HOUR, MINUTE, NOW, refusal, smallWorld } from './world.ts';

const ZHANNA = { second_name: 'Сатыбалды', first_name: 'Жанна', phone: '+7-701-555-32-10' };
const request = { doctor_id: 1, filial_id: 1, service_id: 1, source: 'walk_in' as const, new_client: ZHANNA };

function deskOf(db: ReturnType<typeof smallWorld>, by: 'doctor' | 'clinic') {
  return { by, user: db.users.require(by === 'doctor' ? 11 : 21) };
}

describe('booking at the desk', () => {
  it('gives a time until 15 minutes past its start, whatever the hours ahead are', () => {
    const db = smallWorld();
    const desk = deskOf(db, 'clinic');
    const start = NOW + 40 * MINUTE;
    const late = () => bookAtDesk(db, desk, { ...request, starts_at: at('09:00') }, start + 16 * MINUTE);
    expect(late).toThrow('Это время уже прошло');
    const visit = bookAtDesk(db, desk, { ...request, starts_at: at('09:00') }, start + 15 * MINUTE);
    expect(visit).toMatchObject({ status: 'confirmed', source: 'walk_in', user_id: null, is_first_time: true });
  });

  it('books a doctor who takes no bookings online, a hidden service, and a day of next spring', () => {
    const db = smallWorld();
    db.doctors.update(1, { has_online_booking: false });
    db.doctor_services.update(1, { is_visible: false });
    const desk = deskOf(db, 'doctor');
    expect(bookAtDesk(db, desk, { ...request, starts_at: '2027-04-01T09:00:00+05:00' }, NOW).status).toBe('confirmed');
    expect(() => bookAtDesk(db, desk, { ...request, starts_at: '2027-06-01T09:00:00+05:00' }, NOW)).toThrow();
  });

  it('does not book a person into two places at once, and does not say where else they are', () => {
    const db = smallWorld();
    const visit = book(db, 1, at('14:00'));
    const elsewhere = {
      ...request,
      new_client: null,
      client_id: visit.client_id,
      doctor_id: 2,
      starts_at: at('14:00'),
    };
    expect(() => bookAtDesk(db, deskOf(db, 'clinic'), elsewhere, NOW)).toThrow(
      /^У пациента на это время уже есть запись/,
    );
  });

  it('lets a doctor book and move visits to nobody else', () => {
    const db = smallWorld();
    const desk = deskOf(db, 'doctor');
    const { id } = book(db, 1, at('14:00'));
    const other = { doctor_id: 2, starts_at: at('15:20') };
    expect(refusal(() => bookAtDesk(db, desk, { ...request, ...other }, NOW)).fields).toEqual(['doctor_id']);
    expect(refusal(() => moveAtDesk(db, desk, id, other, NOW)).fields).toEqual(['doctor_id']);
    expect(moveAtDesk(db, deskOf(db, 'clinic'), id, other, NOW).doctor_id).toBe(2);
  });

  it('knows a caller whom two tabs write in, names swapped or «ё» for «е», and does not book them twice at once', () => {
    const db = smallWorld();
    const desk = deskOf(db, 'clinic');
    const caller = { second_name: 'Ершова', first_name: 'Алена', phone: '+7-701-555-32-10' };
    const first = bookAtDesk(db, desk, { ...request, new_client: caller, starts_at: at('14:00') }, NOW);
    const swapped = { second_name: 'Алёна', first_name: 'Ершова', third_name: 'Юрьевна', phone: caller.phone };
    const again = { ...request, new_client: swapped, doctor_id: 2, starts_at: at('14:00') };
    expect(() => bookAtDesk(db, desk, again, NOW)).toThrow(/^У пациента на это время уже есть запись/);
    const later = bookAtDesk(db, desk, { ...again, doctor_id: 1, starts_at: at('16:00') }, NOW);
    expect(later.client_id).toBe(first.client_id);
    const mother = { ...caller, first_name: 'Раиса' };
    expect(bookAtDesk(db, desk, { ...again, new_client: mother }, NOW).client_id).not.toBe(first.client_id);
  });

  it('books the minute at which a gap begins, and says how long a visit may be there', () => {
    const db = smallWorld();
    const desk = deskOf(db, 'doctor');
    const asked = { doctor_id: 1, filial_id: 1, date_from: '2026-05-12', date_to: '2026-05-12' };
    book(db, 1, at('14:00'));
    const gap = (starts_at: string, service_id?: number) =>
      deskRoom(db, desk, { ...asked, starts_at, ...(service_id !== undefined && { service_id }) }, NOW);
    expect(gap(at('13:35')).room).toBe(25);
    expect(gap(at('14:00')).room).toBe(0);
    expect(gap(at('03:00')).room).toBe(0);
    const times = (starts_at: string) => gap(starts_at, 1).days[0]?.slots.map((slot) => slot.starts_at);
    expect(times(at('13:35'))).not.toContain(at('13:35'));
    expect(times(at('09:05'))).toContain(at('09:05'));
    expect(() => bookAtDesk(db, desk, { ...request, starts_at: at('13:35') }, NOW)).toThrow();
    expect(bookAtDesk(db, desk, { ...request, starts_at: at('09:05') }, NOW).starts_at).toBe(at('09:05'));
  });

  it('moves a request, which is confirmed by that, until the end of its day', () => {
    const db = smallWorld();
    const { id } = book(db, 1, at('14:00'));
    const desk = deskOf(db, 'doctor');
    const late = NOW + 12 * HOUR;
    expect(moveAtDesk(db, desk, id, { starts_at: at('09:00', 13) }, late)).toMatchObject({ status: 'confirmed' });
    expect(() => moveAtDesk(db, desk, id, { starts_at: at('09:00', 15) }, NOW + 48 * HOUR)).toThrow('до конца его дня');
  });
});

it('a visit says where it may be taken and from when', () => {
  const db = smallWorld();
  const { id } = book(db, 1, at('14:00'));
  const steps = (now: number) =>
    stepsOf(db, db.visits.require(id), now).map(({ status, from, undoes }) => [status, from?.slice(11, 16), undoes]);
  expect(steps(NOW)).toEqual([
    ['confirmed', undefined, false],
    ['cancelled_by_clinic', undefined, false],
  ]);
  changeVisitState(db, { by: 'doctor', user: db.users.require(11) }, id, { status: 'confirmed' }, NOW);
  expect(steps(NOW)).toEqual([
    ['arrived', '13:00', false],
    ['completed', '14:00', false],
    ['no_show', '14:00', false],
    ['cancelled_by_clinic', undefined, false],
  ]);
  changeVisitState(db, { by: 'doctor', user: db.users.require(11) }, id, { status: 'arrived' }, NOW + 5 * HOUR);
  expect(steps(NOW + 5 * HOUR)).toContainEqual(['confirmed', undefined, true]);
});

it('the day is visits, breaks and free time without a gap or an overlap', () => {
  const db = smallWorld();
  db.working_hours.update(1, {
    days: Array.from({ length: 7 }, () => ({ from: 9 * 60, to: 18 * 60, breaks: [{ from: 13 * 60, to: 14 * 60 }] })),
  });
  db.working_hours.remove(2);
  book(db, 1, at('10:00'));
  const visits = db.visits.find('doctor', 1);
  const parts = dayIntervals(db, db.doctors.require(1), visits, NOW).filter(({ filial_id }) => filial_id === 1);
  expect(
    parts.map(({ kind, starts_at, ends_at }) => `${kind} ${starts_at.slice(11, 16)}–${ends_at.slice(11, 16)}`),
  ).toEqual(['free 09:00–10:00', 'free 10:30–13:00', 'break 13:00–14:00', 'free 14:00–18:00']);
});

it('the history of a visit is told of the patient to everybody else', () => {
  const db = createSeed('small', '2026-05-12');
  const user = db.users.findOne('doctor', 1);
  if (user === undefined) throw new Error('the demo doctor has no account');
  const texts = db.visits
    .find('doctor', 1)
    .flatMap((visit) => visitRecordView(db, { by: 'doctor', user }, visit, NOW).history.map(({ text }) => text));
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((text) => /(^|[^\p{L}])(вы|вас|вам)([^\p{L}]|$)/iu.test(text))).toEqual([]);
});
