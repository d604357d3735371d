import { describe, expect, it } from 'vitest';
import { searchOf } from '#mocks/search/search-engine.ts';
import { createSeed } from '#mocks/seed/create-seed.ts';
import { PARAMETER } from '#mocks/seed/dictionaries/directory-rows.ts';

const NOW = Date.parse('2026-05-12T08:20:00+05:00');
const db = createSeed('site', '2026-05-12');
const engine = searchOf(db);
const idOf = (title: string): number => [...db.clinic_parameters.all()].find((row) => row.title === title)?.id ?? 0;

const doctors = (q: string) =>
  engine
    .search({ category: 'doctors', q, city_id: 1, per_page: 50 }, NOW)
    .hits.flatMap((hit) => (hit.kind === 'doctor' ? hit.doctor : []));
const clinics = (q: string) =>
  engine
    .search({ category: 'clinics', q, city_id: 1, per_page: 50 }, NOW)
    .hits.flatMap((hit) => (hit.kind === 'clinic' ? hit.clinic : []));

describe('parameters', () => {
  it('of «ОСМС» are those of doctors and of clinics who say so', () => {
    expect(doctors('ОСМС').length).toBeGreaterThan(10);
    for (const { parameter_ids } of doctors('ОСМС')) expect(parameter_ids).toContain(PARAMETER.osms);
    expect(clinics('осмс').length).toBeGreaterThan(10);
    for (const { parameter_ids } of clinics('осмс')) expect(parameter_ids).toContain(idOf('ОСМС'));
  });

  it('narrow what is looked for beside them', () => {
    const found = doctors('педиатр по ОСМС');
    expect(found.length).toBeGreaterThan(0);
    const pediatrician = db.specialisations.findOne('slug', 'pediatr')?.id;
    for (const { parameter_ids, specialisation_ids } of found) {
      expect(parameter_ids).toContain(PARAMETER.osms);
      expect(specialisation_ids).toContain(pediatrician);
    }
  });

  it('of «ДМС» are those of the clinic in which a doctor receives', () => {
    const insured = new Set(
      [...db.filials.all()].flatMap(({ id, clinic_id }) =>
        db.clinics.require(clinic_id).parameter_ids.includes(idOf('ДМС')) ? id : [],
      ),
    );
    expect(doctors('ДМС').length).toBeGreaterThan(10);
    for (const { filial_ids } of doctors('ДМС')) expect(filial_ids.some((id) => insured.has(id))).toBe(true);
    for (const { parameter_ids } of clinics('ДМС')) expect(parameter_ids).toContain(idOf('ДМС'));
  });
});
