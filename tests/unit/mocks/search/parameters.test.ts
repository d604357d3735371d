import { describe, expect, it } from 'vitest';
import { searchOf } from '#mocks/search/search-engine.ts';
import { createSeed } from '#mocks/seed/create-seed.ts';

const NOW = Date.parse('2026-05-12T08:20:00+05:00');
const db = createSeed('site', '2026-05-12');
const idOf = (title: string): number => [...db.clinic_parameters.all()].find((row) => row.title === title)?.id ?? 0;

const doctors = (q: string) =>
  searchOf(db)
    .search({ category: 'doctors', q, city_id: 1, per_page: 50 }, NOW)
    .hits.flatMap((hit) => (hit.kind === 'doctor' ? hit.doctor : []));

describe('a search by a clinic’s parameter', () => {
  it('with «парковка» in its text finds only doctors of clinics with parking', () => {
    const found = doctors('педиатр с парковкой');
    expect(found.length).toBeGreaterThan(10);
    const pediatrician = db.specialisations.findOne('slug', 'pediatr')?.id;
    for (const { filial_ids, specialisation_ids } of found) {
      expect(specialisation_ids).toContain(pediatrician);
      const clinics = filial_ids.map((id) => db.clinics.require(db.filials.require(id).clinic_id));
      expect(clinics.some(({ parameter_ids }) => parameter_ids.includes(idOf('Парковка')))).toBe(true);
    }
  });
});
