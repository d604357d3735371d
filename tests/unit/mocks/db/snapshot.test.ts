import { describe, expect, test } from 'vitest';
import { copyOfSeed } from '#mocks/db/snapshot.ts';
import { createSeed } from '#mocks/seed/create-seed.ts';

const seed = createSeed('small', '2026-05-12');

describe('a copy of the seed', () => {
  test('has the seed’s rows and ids, and counts no row as changed', () => {
    const copy = copyOfSeed(seed);

    expect([...copy.visits.all()]).toEqual([...seed.visits.all()]);
    expect(copy.visits.nextId()).toBe(seed.visits.nextId());
    expect(copy.visits.changes()).toEqual({ rows: [], removed: [] });
  });

  test('is independent: its changes appear in neither the seed nor another copy', () => {
    const [one, other] = [copyOfSeed(seed), copyOfSeed(seed)];
    const [visit] = one.visits.find('doctor', 1);
    if (visit === undefined) throw new Error('doctor 1 has no visit');

    one.visits.remove(visit.id);

    expect(one.visits.find('doctor', 1)).not.toContain(visit);
    expect(other.visits.find('doctor', 1)).toContain(visit);
    expect(seed.visits.get(visit.id)).toBe(visit);
  });
});
