import { describe, expect, it } from 'vitest';
import { searchOf } from '#mocks/search/search-engine.ts';
import { createSeed } from '#mocks/seed/create-seed.ts';

const NOW = Date.parse('2026-05-12T08:20:00+05:00');
const db = createSeed('site', '2026-05-12');
const engine = searchOf(db);
const search = (q: string, more = {}) =>
  engine.search({ category: 'doctors', q, city_id: 1, per_page: 50, ...more }, NOW);
const plain = (more: object) => engine.search({ category: 'doctors', city_id: 1, per_page: 50, ...more }, NOW);

const ids = ({ hits }: ReturnType<typeof search>): number[] =>
  hits.flatMap((hit) => (hit.kind === 'doctor' ? hit.doctor.id : []));
const doctor = (slug: string) => ({ specialisations: [slug] });

describe('words that mean filters', () => {
  it.each([
    ['педиатр сегодня', { ...doctor('pediatr'), when: 'today' }],
    ['запись к педиатру на завтра', { ...doctor('pediatr'), when: 'tomorrow' }],
    ['педиатр в выходные', { ...doctor('pediatr'), when: 'weekend' }],
    ['педиатр вечером', { ...doctor('pediatr'), when: 'evening' }],
    ['кардиолог недорого', { ...doctor('kardiolog'), sort: 'price' }],
    ['хороший уролог', { ...doctor('urolog'), sort: 'rating' }],
    ['педиатр Ауэзовский', { ...doctor('pediatr'), districts: ['auezovskiy'] }],
    ['педиатр в ауезовском районе', { ...doctor('pediatr'), districts: ['auezovskiy'] }],
    ['женщина гинеколог', { ...doctor('ginekolog'), gender: 'female' }],
    ['врач-мужчина уролог', { ...doctor('urolog'), gender: 'male' }],
    ['психотерапевт онлайн', { ...doctor('psikhoterapevt'), formats: ['online'] }],
    ['педиатр на дом', { ...doctor('pediatr'), formats: ['home'] }],
    ['детский стоматолог', { ...doctor('stomatolog'), patients: ['children'] }],
    ['кардиолог в Астане', { ...doctor('kardiolog'), city_id: 2 }],
    ['женщина хирург завтра недорого', { ...doctor('khirurg'), gender: 'female', when: 'tomorrow', sort: 'price' }],
    ['сегодня', { when: 'today' }],
    ['педиатр по ОСМС или по страховке', { ...doctor('pediatr'), funding: ['osms', 'dms'] }],
  ])('in «%s» find the same doctors as the filters', (q, filters) => {
    const found = search(q);
    expect(found.meta.total).toBeGreaterThan(0);
    expect(found.meta.total).toBe(plain(filters).meta.total);
    expect(new Set(ids(found))).toEqual(new Set(ids(plain(filters))));
  });

  it.each([
    ['педиатр сегодня рядом', 'when', 'педиатр рядом'],
    ['педиатр после 18:00', 'when', 'педиатр'],
    ['педиатр рядом со мной', 'sort', 'педиатр'],
    ['педиатр в Ауэзовском районе сегодня', 'districts', 'педиатр сегодня'],
    ['температура у ребёнка завтра', 'patients', 'температура завтра'],
    ['педиатр Аяла', 'clinic', 'педиатр'],
    ['педиатр у метро Алмалы', 'metro', 'педиатр'],
    ['завтра', 'when', ''],
    ['педиатр по ОСМС сегодня', 'funding', 'педиатр сегодня'],
    ['терапевт с парковкой', 'parameter', 'терапевт'],
    ['ДМС', 'funding', ''],
  ])('in «%s» set the filter %s, and without the words of this filter the text is «%s»', (q, filter, left) => {
    const said = search(q).meta.understood?.filters.find((one) => one.filter === filter);
    expect(said?.text_without).toBe(left);
  });

  it('do not replace a filter of the same kind that the person has set', () => {
    const { meta } = search('педиатр сегодня', { when: 'weekend' });
    expect(meta.total).toBe(plain({ ...doctor('pediatr'), when: 'weekend' }).meta.total);
    expect(ids(search('кардиолог недорого', { sort: 'rating' }))).toEqual(
      ids(plain({ ...doctor('kardiolog'), sort: 'rating' })),
    );
  });

  it('are ignored in the counts of categories if no doctor matches all these filters', () => {
    const small = searchOf(createSeed('small', '2026-05-12'));
    const counts = (q: string) => small.filters({ category: 'doctors', q, city_id: 1 }, NOW).counts;
    const q = 'педиатр вечером недорого женщина Ауэзовский';
    expect(counts(q)).toEqual(counts('педиатр'));
    expect(counts(q).doctors).toBeGreaterThan(0);
    const { meta } = small.search({ category: 'doctors', q, city_id: 1 }, NOW);
    expect(meta.total).toBe(0);
    expect(meta.understood?.filters.map(({ filter }) => filter)).toEqual(['when', 'sort', 'gender', 'districts']);
    expect(counts('педиатр в Астане').doctors).not.toBe(counts('педиатр').doctors);
  });

  it('like «метро Алмалы» sort doctors by the distance to the metro station, and no distance is shown', () => {
    const near = { lat: 43.251, lng: 76.946 };
    const found = search('педиатр метро Алмалы');
    expect(ids(found)).toEqual(ids(plain({ ...doctor('pediatr'), sort: 'distance', near })));
    for (const hit of found.hits) expect(hit.kind === 'doctor' && hit.distance_meters).toBeNull();
  });

  it('are no filters inside the name of a service or in a text about the patient', () => {
    expect(search('онлайн-консультация педиатра').meta.understood).toBeNull();
    expect(search('у женщины выпадают волосы').meta.understood?.filters).toEqual([]);
    expect(search('женский врач').meta.understood?.filters ?? []).toEqual([]);
  });

  it('like «завтра вечером» set only the filter «завтра», and the word «вечером» is reported as ignored', () => {
    const { understood } = search('педиатр завтра вечером').meta;
    expect(understood?.filters.map(({ value }) => value)).toEqual(['tomorrow']);
    expect(understood?.ignored).toEqual(['вечером']);
  });

  it('like «вечером» find evening slots', () => {
    for (const hit of search('педиатр вечером').hits) {
      expect(hit.kind === 'doctor' && hit.nearest?.starts_at.slice(11, 13)).toMatch(/^(18|19|2\d)$/);
    }
  });
});

describe('unknown words', () => {
  it('are ignored and reported as ignored, unless the text has only unknown words', () => {
    const { meta } = search('педиатр абракадабра');
    expect(meta.total).toBe(plain(doctor('pediatr')).meta.total);
    expect(meta.understood?.ignored).toEqual(['абракадабра']);
    expect(search('абракадабра').meta).toMatchObject({ total: 0, understood: null });
  });

  it('are ignored if the corrected words would find nothing', () => {
    const { meta } = search('педиатр горлат');
    expect(meta.total).toBe(plain(doctor('pediatr')).meta.total);
    expect(meta.understood?.ignored).toEqual(['горлат']);
  });

  it.each(['C++#&', 'с', '+++', 'c'])('like «%s» find nothing in any category', (q) => {
    expect(Object.values(engine.filters({ category: 'doctors', q, city_id: 1 }, NOW).counts)).toEqual([0, 0, 0, 0, 0]);
  });
});
