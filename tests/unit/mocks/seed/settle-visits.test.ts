import { describe, expect, it } from 'vitest';
import { createSeed } from '#mocks/seed/create-seed.ts';
import { DOCTOR } from '#mocks/seed/demo.ts';
import { settleVisits } from '#mocks/seed/settle-visits.ts';

const TODAY = '2026-05-12';

describe('a generated visit on the day of the seed', () => {
  it('gets its mark only after the time of the visit has passed', () => {
    const settled = createSeed('small', TODAY);
    settleVisits(settled, Date.parse(`${TODAY}T11:05:00+05:00`));
    const today = settled.visits.find('doctor', DOCTOR.serikova).filter((visit) => visit.starts_at.startsWith(TODAY));
    const byTime = Object.fromEntries(today.map((visit) => [visit.starts_at.slice(11, 16), visit.status]));
    expect(byTime).toMatchObject({
      '09:00': 'completed',
      '09:40': 'completed',
      '10:20': 'no_show',
      '11:00': 'arrived',
      '11:40': 'confirmed',
      '15:40': 'pending',
    });
    expect(settled.visits.changes().rows).toEqual([]);
  });

  it.each(['00:10', '08:30', '12:00', '23:50'])('is not marked at %s if the time of the visit is later', (clock) => {
    const now = Date.parse(`${TODAY}T${clock}:00+05:00`);
    const settled = createSeed('small', TODAY);
    settleVisits(settled, now);
    const ahead = [...settled.visits.all()].filter(({ starts_at }) => Date.parse(starts_at) > now);
    expect(ahead.length).toBeGreaterThan(50);
    expect(ahead.filter(({ status }) => ['arrived', 'completed', 'no_show'].includes(status))).toEqual([]);
  });
});
