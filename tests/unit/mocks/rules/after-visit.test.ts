import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#mocks/db/db.ts';
import { cancelVisit } from '#mocks/rules/change-visit.ts';
import { changeReview, writeReview } from '#mocks/rules/reviews.ts';
import { disputeUntil, disputeVisit } from '#mocks/rules/visit-notes.ts';
import { changeVisitState } from '#mocks/rules/visit-state.ts';
import { offerTime } from '#mocks/rules/waitlist-offers.ts';
import { openWishes, wishForTime, wishOf } from '#mocks/rules/waitlist.ts';
import { at, book, HOUR, MINUTE, NOW, refusal, smallWorld } from './world.ts';

let db: Db;
beforeEach(() => {
  db = smallWorld();
});

const person = (id: number) => db.users.require(id);

/** A visit of person 1 to doctor 1 that has been marked as completed or missed. */
function ended(status: 'completed' | 'no_show') {
  const visit = book(db, 1, at('14:30'));
  const desk = { by: 'doctor' as const, user: person(11) };
  changeVisitState(db, desk, visit.id, { status: 'confirmed' }, NOW);
  return changeVisitState(db, desk, visit.id, { status }, Date.parse(visit.starts_at));
}

it('a review counts for the doctor’s rating only while it is published', () => {
  const words = { rating: 4, text: 'Хороший врач, спасибо.', anonymous: true };
  const review = writeReview(db, person(1), { ...words, visit_id: ended('completed').id }, NOW);
  expect(db.doctors.require(1)).toMatchObject({ rating: null, reviews_count: 0 });
  db.feedbacks.update(review.id, { state: 'published' });
  db.doctors.update(1, { rating: 4, reviews_count: 1, rating_counts: [0, 0, 0, 1, 0] });
  expect(changeReview(db, person(1), review.id, { ...words, rating: 1 }, NOW).state).toBe('in_process');
  expect(db.doctors.require(1)).toMatchObject({ rating: null, reviews_count: 0, rating_counts: [0, 0, 0, 0, 0] });
});

it.each(['completed', 'no_show'] as const)('a visit marked %s can be disputed for 14 days, to the minute', (status) => {
  const visit = ended(status);
  const until = Date.parse(visit.ends_at) + 14 * 24 * HOUR;
  const dispute = (now: number) => disputeVisit(db, person(1), visit.id, 'Врача не было', now);
  expect(refusal(() => dispute(until + MINUTE)).fields).toEqual(['ends_at']);
  expect([disputeUntil(db, visit, until + MINUTE), Date.parse(disputeUntil(db, visit, until) ?? '')]).toEqual([
    null,
    until,
  ]);
  dispute(until);
  expect(disputeUntil(db, visit, until)).toBeNull();
  expect(db.visits.require(visit.id).status).toBe(status);
});

describe('a wish for an earlier slot', () => {
  it('shows the first free slot that is earlier than the visit, until the visit starts or is cancelled', () => {
    const visit = book(db, 1, at('10:00', 13));
    const wish = wishForTime(db, person(1), { visit_id: visit.id }, NOW);
    expect(wishOf(db, wish, NOW)).toMatchObject({ until: visit.starts_at, nearest_slot_at: at('09:30') });
    const days = { date_from: '2026-05-12', date_to: '2026-05-12', from_minute: null, to_minute: null };
    db.absences.insert({ id: 1, doctor_id: 1, ...days, reason: 'Отпуск' });
    expect(wishOf(db, wish, NOW)?.nearest_slot_at).toBe(at('09:00', 13));
    expect(wishOf(db, wish, Date.parse(at('09:10', 13)))?.nearest_slot_at).toBeNull();
    expect(openWishes(db, person(1), Date.parse(visit.starts_at))).toEqual([]);
    cancelVisit(db, person(1), visit.id, 'Планы', NOW);
    expect(openWishes(db, person(1), NOW)).toEqual([]);
  });
});

describe('a wish for a doctor’s first free slot', () => {
  const place = { doctor_id: 1, filial_id: 1, service_id: 1 };
  const away = (date_to = '2026-06-30'): void => {
    const absence = { doctor_id: 1, date_from: '2026-05-12', from_minute: null, to_minute: null, reason: 'Отпуск' };
    db.absences.insert({ id: 1, ...absence, date_to });
  };

  it('is accepted once per patient, filial and service, and only for a doctor without a free slot', () => {
    expect(refusal(() => wishForTime(db, person(1), place, NOW)).code).toBe('slot_free');
    away();
    const wish = wishForTime(db, person(1), place, NOW);
    const until = '2026-06-09T08:20:00+05:00';
    expect(wishOf(db, wish, NOW)).toMatchObject({ ...place, nearest_slot_at: null, until });
    expect(refusal(() => wishForTime(db, person(1), place, NOW)).status).toBe(409);
    expect(wishForTime(db, person(1), { ...place, filial_id: 2 }, NOW).id).not.toBe(wish.id);
    expect(wishForTime(db, person(2), place, NOW).user_id).toBe(2);
  });

  it('is refused while a day open for booking has a free slot, even a day in five weeks', () => {
    db.schedule_settings.insert({ id: 1, auto_confirm: false, horizon_days: 60, buffer_minutes: 0 });
    away('2026-06-15');
    expect(refusal(() => wishForTime(db, person(1), place, NOW)).fields).toEqual(['doctor_id']);
    db.absences.update(1, { date_to: '2026-07-10' });
    const wish = wishForTime(db, person(1), place, NOW);
    db.absences.update(1, { date_to: '2026-07-05' });
    const { nearest_slot_at } = wishOf(db, wish, NOW) ?? {};
    expect(nearest_slot_at).toBe('2026-07-06T09:00:00+05:00');
    // A waitlist entry can also be answered with a slot after the four weeks of waiting.
    expect(offerTime(db, { doctor_id: 1 }, wish.id, nearest_slot_at ?? '', NOW).row.id).toBe(wish.id);
  });

  it('shows a slot that has become free, until the patient books the doctor or 28 days have passed', () => {
    away();
    wishForTime(db, person(1), place, NOW);
    db.absences.remove(1);
    expect(openWishes(db, person(1), NOW)[0]?.nearest_slot_at).toBe(at('09:30'));
    expect(openWishes(db, person(1), NOW + 28 * 24 * HOUR - MINUTE)).toHaveLength(1);
    expect(openWishes(db, person(1), NOW + 28 * 24 * HOUR)).toEqual([]);
    book(db, 1, at('09:30'));
    expect(openWishes(db, person(1), NOW)).toEqual([]);
  });
});
