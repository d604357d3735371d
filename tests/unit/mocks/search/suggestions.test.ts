import { describe, expect, it } from 'vitest';
import { searchOf } from '#mocks/search/search-engine.ts';
import { createSeed } from '#mocks/seed/create-seed.ts';

const engine = searchOf(createSeed('site', '2026-05-12'));

describe('suggestions', () => {
  it('have five groups, and find names by the beginning of a word, but services also by a part of a word', () => {
    const found = engine.suggest('кард');
    expect(found.doctors.map((doctor) => doctor.second_name)).toEqual(['Кардашев', 'Карданова']);
    expect(found.clinics[0]?.slug).toBe('kardionur');
    expect(found.services.map((service) => service.slug)).toEqual(['priem-kardiologa', 'ekg', 'ekhokg']);
    expect(found.specialisations).toEqual([{ slug: 'kardiolog', title: 'Кардиолог' }]);
    expect(found.meddirections).toEqual([{ slug: 'kardiologiya', title: 'Кардиология' }]);
  });

  it('are found for a text with typos, swapped words or missing Kazakh letters', () => {
    expect(engine.suggest('кордиолог').specialisations[0]?.slug).toBe('kardiolog');
    expect(engine.suggest('айгул серик').doctors[0]?.slug).toBe('serikova-aigul');
    expect(engine.suggest('жакып').doctors[0]?.slug).toBe('zhakypov-nurlan');
    expect(engine.suggest('головная боль').specialisations.map(({ slug }) => slug)).toEqual(['terapevt', 'nevrolog']);
  });

  it('contain the titles that begin with the text before the titles that only contain the text', () => {
    expect(engine.suggest('педи').specialisations[0]?.slug).toBe('pediatr');
    for (const { title } of engine.suggest('педи').services) expect(title.toLowerCase()).toContain('педиатр');
    expect(engine.suggest('кард').specialisations[0]?.slug).toBe('kardiolog');
    expect(engine.suggest('тер').specialisations[0]?.slug).toBe('terapevt');
  });

  it('are found for everyday words about symptoms, and contain a paediatrician for a child', () => {
    const first = (query: string) => engine.suggest(query).specialisations[0]?.slug;
    expect(first('болит горло')).toBe('terapevt');
    expect(first('температура у ребенка')).toBe('pediatr');
    expect(first('понос')).toBe('terapevt');
    expect(engine.suggest('болит горло').doctors).toEqual([]);
  });

  it('contain a filial whose name on its card is typed', () => {
    const found = engine.suggest('«Тұмар» на Сатпаева');
    expect(found.clinics).toMatchObject([{ slug: 'tumar', filial: '«Тұмар» на Сатпаева' }]);
    expect(engine.suggest('Тұмар').clinics[0]).toMatchObject({ slug: 'tumar', filial: null });
  });

  it('do not contain a short name that is only a part of a typed longer word', () => {
    expect(engine.suggest('Алёна').services).toEqual([]);
    expect(engine.suggest('боль в груди').doctors).toEqual([]);
  });

  it('are found as if the typed text had no filter words and no unknown words', () => {
    expect(engine.suggest('педиатр сегодня рядом').specialisations[0]?.slug).toBe('pediatr');
    expect(engine.suggest('педиатр абракадабра').specialisations[0]?.slug).toBe('pediatr');
    expect(engine.suggest('педиатр на дом').services[0]?.title).toBe('Вызов педиатра на дом');
  });

  it('have at most four entries in a group, and no entry for a meaningless text', () => {
    const found = engine.suggest('а');
    for (const group of [found.doctors, found.clinics, found.services]) expect(group.length).toBeLessThanOrEqual(4);
    expect(engine.suggest('ззззз')).toEqual({
      doctors: [],
      clinics: [],
      services: [],
      specialisations: [],
      meddirections: [],
      emergency: null,
    });
  });
});
