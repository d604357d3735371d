import { describe, expect, it } from 'vitest';
import { searchOf } from '#mocks/search/search-engine.ts';
import { createSeed } from '#mocks/seed/create-seed.ts';
import { DOCTOR } from '#mocks/seed/demo.ts';

const NOW = Date.parse('2026-05-12T08:20:00+05:00');

describe('a search for the weekend', () => {
  it('finds slots of this weekend, and on a Sunday also slots of the next weekend', () => {
    const own = searchOf(createSeed('small', '2026-05-12'));
    const at = (now: string) => {
      const { hits } = own.search({ category: 'doctors', when: 'weekend', per_page: 50 }, Date.parse(now));
      return hits.flatMap((hit) => (hit.kind === 'doctor' ? (hit.nearest?.starts_at.slice(0, 10) ?? []) : []));
    };
    for (const day of at('2026-05-15T10:00:00+05:00')) expect(['2026-05-16', '2026-05-17']).toContain(day);
    const onSunday = new Set(at('2026-05-17T10:00:00+05:00'));
    expect(onSunday).toContain('2026-05-23');
    for (const day of onSunday) expect(['2026-05-17', '2026-05-23', '2026-05-24']).toContain(day);
  });
});

it('a search for days and hours finds only doctors with a free slot in these days and hours', () => {
  const own = searchOf(createSeed('small', '2026-05-12'));
  const wish = { date_from: '2026-05-14', date_to: '2026-05-15', time_from: '12:00', time_to: '14:00' };
  const { hits } = own.search({ category: 'doctors', ...wish, per_page: 50 }, NOW);
  const times = hits.flatMap((hit) => (hit.kind === 'doctor' ? (hit.nearest?.starts_at ?? 'none') : []));
  expect(times.length).toBeGreaterThan(5);
  for (const time of times) expect(time).toMatch(/^2026-05-1[45]T1[23]:/);
});

describe('a change of the database', () => {
  it('changes the results: an absent doctor is no longer first, and a hidden offer is not found', () => {
    const own = createSeed('small', '2026-05-12');
    const first = () =>
      searchOf(own).search({ category: 'doctors', city_id: 1, specialisations: ['kardiolog'] }, NOW).hits[0];
    expect(first()).toMatchObject({ doctor: { id: DOCTOR.serikova } });
    own.absences.insert({
      id: own.absences.nextId(),
      doctor_id: DOCTOR.serikova,
      date_from: '2026-05-12',
      date_to: '2026-05-20',
      from_minute: null,
      to_minute: null,
      reason: 'Отпуск',
    });
    expect(first()).not.toMatchObject({ doctor: { id: DOCTOR.serikova } });
    const withEcho = () => searchOf(own).search({ category: 'doctors', services: ['kholter'] }, NOW).meta.total;
    const before = withEcho();
    const link = own.doctor_services
      .find('doctor', DOCTOR.serikova)
      .find((row) => own.services.require(row.service_id).slug === 'kholter');
    own.doctor_services.update(link?.id ?? 0, { is_visible: false });
    expect(withEcho()).toBe(before - 1);
  });
});
