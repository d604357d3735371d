import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#mocks/db/db.ts';
import type { VisitRow } from '#mocks/db/types/visit.ts';
import { cancelVisit } from '#mocks/rules/change-visit.ts';
import { dropFavourite, keepFavourite } from '#mocks/rules/favourites.ts';
import { changeReview, deleteReview, writeReview } from '#mocks/rules/reviews.ts';
import { changeComment, disputeUntil, disputeVisit } from '#mocks/rules/visit-notes.ts';
import { changeVisitState } from '#mocks/rules/visit-state.ts';
import { offerTime } from '#mocks/rules/waitlist-offers.ts';
import { endWish, openWishes, wishForTime, wishOf } from '#mocks/rules/waitlist.ts';
import { at, book, HOUR, MINUTE, NOW, refusal, smallWorld } from './world.ts';

let db: Db;
beforeEach(() => {
  db = smallWorld();
});

const person = (id: number) => db.users.require(id);
const doctor = () => db.doctors.require(1);

/** A visit of person 1 to doctor 1, taken to its end. */
function ended(status: 'completed' | 'no_show' = 'completed'): VisitRow {
  const visit = book(db, 1, at('14:30'));
  changeVisitState(db, { by: 'doctor', user: person(11) }, visit.id, { status: 'confirmed' }, NOW);
  return changeVisitState(db, { by: 'doctor', user: person(11) }, visit.id, { status }, Date.parse(visit.starts_at));
}

describe('a review', () => {
  const words = {
    rating: 4,
    criteria: { attention: 4, explanation: 5, punctuality: 3 },
    text: 'Хороший врач, спасибо.',
    anonymous: true,
  };

  it('needs a completed visit of one’s own, and there is one of each', () => {
    const pending = book(db, 1, at('16:00'));
    const missed = ended('no_show');
    for (const visit_id of [pending.id, missed.id]) {
      expect(refusal(() => writeReview(db, person(1), { ...words, visit_id }, NOW))).toMatchObject({
        status: 409,
        fields: ['visit_id'],
      });
    }
    changeVisitState(db, { by: 'doctor', user: person(11) }, pending.id, { status: 'confirmed' }, NOW);
    changeVisitState(
      db,
      { by: 'doctor', user: person(11) },
      pending.id,
      { status: 'completed' },
      Date.parse(pending.starts_at),
    );
    const request = { ...words, visit_id: pending.id };
    expect(refusal(() => writeReview(db, person(2), request, NOW)).status).toBe(422);
    const review = writeReview(db, person(1), request, NOW);
    expect(review).toMatchObject({ state: 'in_process', is_name_hidden: true, author_name: 'Елена' });
    expect(refusal(() => writeReview(db, person(1), request, NOW)).status).toBe(409);
    deleteReview(db, person(1), review.id);
    expect(writeReview(db, person(1), request, NOW).id).not.toBe(0);
  });

  it('counts only while it is published', () => {
    const review = writeReview(db, person(1), { ...words, visit_id: ended().id }, NOW);
    expect(doctor()).toMatchObject({ rating: null, reviews_count: 0 });
    db.feedbacks.update(review.id, { state: 'published' });
    db.doctors.update(1, { rating: 4, reviews_count: 1, rating_counts: [0, 0, 0, 1, 0] });
    expect(changeReview(db, person(1), review.id, { ...words, rating: 1 }, NOW).state).toBe('in_process');
    expect(doctor()).toMatchObject({ rating: null, reviews_count: 0, rating_counts: [0, 0, 0, 0, 0] });
    expect(refusal(() => changeReview(db, person(2), review.id, words, NOW)).status).toBe(404);
    expect(refusal(() => deleteReview(db, person(2), review.id)).status).toBe(404);
  });
});

describe('disputing a visit', () => {
  it('is possible for 14 days, to the minute, once, and leaves the state', () => {
    for (const status of ['completed', 'no_show'] as const) {
      db = smallWorld();
      const visit = ended(status);
      const until = Date.parse(visit.ends_at) + 14 * 24 * HOUR;
      const dispute = (now: number, user = 1) => disputeVisit(db, person(user), visit.id, 'Врача не было', now);
      expect(refusal(() => dispute(until + MINUTE)).fields).toEqual(['ends_at']);
      expect(refusal(() => dispute(until, 2)).status).toBe(404);
      expect(disputeUntil(db, visit, until + MINUTE)).toBeNull();
      expect(Date.parse(disputeUntil(db, visit, until) ?? '')).toBe(until);
      dispute(until);
      expect(disputeUntil(db, visit, until)).toBeNull();
      expect(db.visits.require(visit.id).status).toBe(status);
      expect(refusal(() => dispute(until)).fields).toEqual(['visit_id']);
    }
  });

  it('needs a visit that is over', () => {
    const visit = book(db, 1, at('14:30'));
    expect(disputeUntil(db, visit, NOW)).toBeNull();
    expect(refusal(() => disputeVisit(db, person(1), visit.id, 'Рано ещё', NOW)).fields).toEqual(['status']);
    cancelVisit(db, person(1), visit.id, 'Планы', NOW);
    expect(refusal(() => disputeVisit(db, person(1), visit.id, 'Отменена', NOW)).fields).toEqual(['status']);
  });
});

describe('the comment of a visit', () => {
  it('can be changed until the visit starts, to the minute', () => {
    const visit = book(db, 1, at('14:30'));
    const start = Date.parse(visit.starts_at);
    expect(changeComment(db, person(1), visit.id, ' Кашель ', start - MINUTE).comment).toBe('Кашель');
    expect(refusal(() => changeComment(db, person(1), visit.id, 'Поздно', start)).fields).toEqual(['starts_at']);
    expect(refusal(() => changeComment(db, person(2), visit.id, 'Чужой', NOW)).status).toBe(404);
    const events = db.visit_events.find('visit', visit.id).length;
    changeComment(db, person(1), visit.id, 'Кашель', NOW);
    expect(db.visit_events.find('visit', visit.id)).toHaveLength(events);
  });
});

describe('waiting for an earlier time', () => {
  it('is for a visit ahead, once, and ends with it', () => {
    const visit = book(db, 1, at('14:30'));
    const wish = wishForTime(db, person(1), { visit_id: visit.id }, NOW);
    expect(refusal(() => wishForTime(db, person(1), { visit_id: visit.id }, NOW)).status).toBe(409);
    expect(refusal(() => wishForTime(db, person(2), { visit_id: visit.id }, NOW)).status).toBe(422);
    expect(refusal(() => endWish(db, person(2), wish.id)).status).toBe(404);
    expect(openWishes(db, person(1), NOW)).toHaveLength(1);
    expect(openWishes(db, person(1), Date.parse(visit.starts_at))).toEqual([]);
    cancelVisit(db, person(1), visit.id, 'Планы', NOW);
    expect(openWishes(db, person(1), NOW)).toEqual([]);
    expect(refusal(() => wishForTime(db, person(1), { visit_id: visit.id }, NOW)).status).toBe(409);
    endWish(db, person(1), wish.id);
    expect(refusal(() => endWish(db, person(1), wish.id)).status).toBe(404);
  });

  it('knows the first free time before the visit, and none when there is none', () => {
    const visit = book(db, 1, at('10:00', 13));
    const wish = wishForTime(db, person(1), { visit_id: visit.id }, NOW);
    expect(wishOf(db, wish, NOW)).toMatchObject({ until: visit.starts_at, nearest_slot_at: at('09:30') });
    db.absences.insert({
      id: 1,
      doctor_id: 1,
      date_from: '2026-05-12',
      date_to: '2026-05-12',
      from_minute: null,
      to_minute: null,
      reason: 'Отпуск',
    });
    expect(wishOf(db, wish, NOW)?.nearest_slot_at).toBe(at('09:00', 13));
    expect(wishOf(db, wish, Date.parse(at('09:10', 13)))?.nearest_slot_at).toBeNull();
  });
});

describe('waiting for the first time of a doctor', () => {
  const place = { doctor_id: 1, filial_id: 1, service_id: 1 };
  const away = (): void => {
    db.absences.insert({
      id: 1,
      doctor_id: 1,
      date_from: '2026-05-12',
      date_to: '2026-06-30',
      from_minute: null,
      to_minute: null,
      reason: 'Отпуск',
    });
  };

  it('is for a doctor without free time, once for each place and service', () => {
    expect(refusal(() => wishForTime(db, person(1), place, NOW))).toMatchObject({ status: 409, fields: ['doctor_id'] });
    away();
    const wish = wishForTime(db, person(1), place, NOW);
    expect(wishOf(db, wish, NOW)).toMatchObject({
      ...place,
      nearest_slot_at: null,
      until: '2026-06-09T08:20:00+05:00',
    });
    expect(refusal(() => wishForTime(db, person(1), place, NOW)).status).toBe(409);
    expect(wishForTime(db, person(1), { ...place, filial_id: 2 }, NOW).id).not.toBe(wish.id);
    expect(wishForTime(db, person(2), place, NOW).user_id).toBe(2);
  });

  it('is for who has no time on any open day, not for who has one in five weeks', () => {
    db.schedule_settings.insert({ id: 1, auto_confirm: false, horizon_days: 60, buffer_minutes: 0 });
    away();
    db.absences.update(1, { date_to: '2026-06-15' });
    expect(refusal(() => wishForTime(db, person(1), place, NOW)).fields).toEqual(['doctor_id']);
    db.absences.update(1, { date_to: '2026-07-10' });
    const wish = wishForTime(db, person(1), place, NOW);
    db.absences.update(1, { date_to: '2026-07-05' });
    const { nearest_slot_at } = wishOf(db, wish, NOW) ?? {};
    expect(nearest_slot_at).toBe('2026-07-06T09:00:00+05:00');
    // A time past the four weeks of waiting answers the wish too.
    const offered = offerTime(db, { doctor_id: 1 }, wish.id, nearest_slot_at ?? '', NOW);
    expect(offered.row.id).toBe(wish.id);
  });

  it('is refused at the field for what is not offered', () => {
    const fields = (more: object) => refusal(() => wishForTime(db, person(1), { ...place, ...more }, NOW)).fields;
    expect(fields({ doctor_id: 99 })).toEqual(['doctor_id']);
    expect(fields({ filial_id: 99 })).toEqual(['filial_id']);
    expect(fields({ service_id: 99 })).toEqual(['service_id']);
  });

  it('shows the time that became free, and is over with a booking or after 28 days', () => {
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

describe('a favourite', () => {
  it('is kept once for each person', () => {
    const request = { kind: 'doctor', slug: 'doctor-1' } as const;
    for (const user of [1, 1, 2]) keepFavourite(db, person(user), request, NOW);
    keepFavourite(db, person(1), { kind: 'clinic', slug: 'clinic-1' }, NOW);
    expect(db.favourites.find('user', 1)).toHaveLength(2);
    dropFavourite(db, person(1), request);
    dropFavourite(db, person(1), request);
    expect(db.favourites.find('user', 1)).toHaveLength(1);
    expect(db.favourites.find('user', 2)).toHaveLength(1);
    expect(refusal(() => keepFavourite(db, person(1), { kind: 'clinic', slug: 'doctor-1' }, NOW)).status).toBe(422);
  });
});
