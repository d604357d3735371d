import { expect, it } from 'vitest';
import { ChangeLog } from '#mocks/persistence/changes.ts';
import { cancelVisit } from '#mocks/rules/change-visit.ts';
import { slotsOf } from '#mocks/slots/slot-engine.ts';
import { at, book, NOW, smallWorld } from './world.ts';

/** Two tabs with a Db each; what is kept between them is plain data, as IndexedDB would give it back. */
function twoTabs() {
  const [here, there] = [smallWorld(), smallWorld()];
  const logs = { here: new ChangeLog(here), there: new ChangeLog(there) };
  return { here, there, carry: () => logs.there.apply(structuredClone(logs.here.take())), logs };
}

it('what one tab does the other sees, its free times included', () => {
  const { here, there, carry } = twoTabs();
  const free = () =>
    slotsOf(there).check({ doctor_id: 1, filial_id: 1, duration_minutes: 30, starts_at: at('14:30'), now: NOW });
  expect(free()).toBe('free');
  const visit = book(here, 1, at('14:30'));
  expect(there.visits.size).toBe(0);
  carry();
  expect(there.visits.get(visit.id)).toEqual(visit);
  expect(there.visits.find('user', 1)).toEqual([visit]);
  expect(there.slot_holds.size).toBe(0);
  expect(free()).toBe('taken');
  cancelVisit(here, here.users.require(1), visit.id, 'Планы', NOW);
  carry();
  expect(there.visits.require(visit.id).status).toBe('cancelled_by_patient');
  expect(free()).toBe('free');
});

it('a removal is carried too', () => {
  const { here, there, carry } = twoTabs();
  here.family_members.remove(1);
  carry();
  expect(there.family_members.get(1)).toBeUndefined();
});

it('what came from elsewhere is not sent back, and what was sent is not sent again', () => {
  const { here, carry, logs } = twoTabs();
  book(here, 1, at('14:30'));
  carry();
  expect([logs.here.isEmpty, logs.there.isEmpty]).toEqual([true, true]);
  expect(logs.here.take()).toEqual([]);
});
