import { expect, it } from 'vitest';
import { ChangeLog } from '#mocks/persistence/changes.ts';
import { cancelVisit } from '#mocks/rules/change-visit.ts';
import { slotsOf } from '#mocks/slots/slot-engine.ts';
import { at, book, NOW, smallWorld } from './world.ts';

/** Two tabs with a Db each; they exchange plain data, as if read from IndexedDB. */
function twoTabs() {
  const [here, there] = [smallWorld(), smallWorld()];
  const logs = { here: new ChangeLog(here), there: new ChangeLog(there) };
  return { here, there, carry: () => logs.there.apply(structuredClone(logs.here.take())), logs };
}

it('a tab sees the visits and free slots that another tab has changed', () => {
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

it('a tab sees a row removed by another tab', () => {
  const { here, there, carry } = twoTabs();
  here.family_members.remove(1);
  carry();
  expect(there.family_members.get(1)).toBeUndefined();
});

it('changes received from another tab are not sent back, and no change is sent twice', () => {
  const { here, carry, logs } = twoTabs();
  book(here, 1, at('14:30'));
  carry();
  expect([logs.here.isEmpty, logs.there.isEmpty]).toEqual([true, true]);
  expect(logs.here.take()).toEqual([]);
});
