import { describe, expect, it } from 'vitest';
import { clinicAnalytics } from '#mocks/rules/clinic/analytics.ts';
import { createSeed } from '#mocks/seed/create-seed.ts';
import { CLINIC } from '#mocks/seed/demo.ts';

const TODAY = '2026-05-12';

describe('a clinic of twenty thousand clients', () => {
  const site = createSeed('site', TODAY);

  it('lets no more than two strangers of twenty thousand have one phone', () => {
    const people = site.clients.find('clinic', CLINIC.ayala).filter(({ user_id }) => user_id === null);
    const sizes = [...Map.groupBy(people, ({ phone }) => phone).values()].map((group) => group.length);
    expect(people.length).toBeGreaterThan(20_000);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(2);
    expect(sizes.filter((size) => size > 1).length).toBeLessThan(people.length / 50);
  });

  it.each(['small', 'site'] as const)('tells of a month that was like the one before it at %s', (scale) => {
    const db = scale === 'small' ? createSeed(scale, TODAY) : site;
    const filials = db.filials.find('clinic', CLINIC.ayala);
    const month = clinicAnalytics(db, filials, '2026-04-12', '2026-05-11');
    for (const { total, previous } of [month, clinicAnalytics(db, filials, '2025-05-12', '2026-05-11')]) {
      expect(Math.abs(Number(total.occupancy_percent) - Number(previous.occupancy_percent))).toBeLessThan(8);
      expect(Math.abs(total.visits / previous.visits - 1)).toBeLessThan(0.2);
    }
    expect(month.total.occupancy_percent).toBeLessThan(80);
  });
});
