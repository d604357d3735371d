import { beforeEach, expect, it } from 'vitest';
import type { Db } from '#mocks/db/db.ts';
import { offerTime, wishesFor } from '#mocks/rules/waitlist-offers.ts';
import { wishForTime } from '#mocks/rules/waitlist.ts';
import { at, book, MINUTE, NOW, smallWorld } from './world.ts';

let db: Db;
beforeEach(() => {
  db = smallWorld();
});

const queue = () =>
  wishesFor(db, { filial_ids: [1] }, NOW + 5 * MINUTE).map(({ row, nearest_slot_at }) => [
    row.user_id,
    nearest_slot_at,
  ]);

it('the waitlist begins with the person who has waited longest, and suggests each slot to one person only', () => {
  const visits = [2, 1, 3].map((id) => book(db, id, at('14:00', 12 + id)));
  visits.forEach((visit, index) =>
    wishForTime(db, db.users.require(visit.user_id ?? 0), { visit_id: visit.id }, NOW + index * MINUTE),
  );
  expect(queue()).toEqual([
    [2, at('09:30')],
    [1, at('10:00')],
    [3, at('10:30')],
  ]);
});

it('the waitlist suggests for a long visit no slot that overlaps a slot suggested or offered to another person', () => {
  const [first, long] = [book(db, 1, at('14:00', 13)), book(db, 2, at('15:00', 13))];
  db.visits.update(long.id, { duration_minutes: 60, ends_at: at('16:00', 13) });
  const wish = wishForTime(db, db.users.require(1), { visit_id: first.id }, NOW);
  wishForTime(db, db.users.require(2), { visit_id: long.id }, NOW + MINUTE);
  expect(queue()).toEqual([
    [1, at('09:30')],
    [2, at('10:00')],
  ]);
  offerTime(db, { filial_ids: [1] }, wish.id, at('10:00'), NOW + MINUTE);
  expect(queue()[1]).toEqual([2, at('10:30')]);
});
