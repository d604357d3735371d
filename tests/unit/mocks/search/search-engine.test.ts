import { describe, expect, it } from 'vitest';
import type { SearchFilters } from '#generated/models/search-filters.ts';
import type { SearchRequest } from '#generated/models/search-request.ts';
import { searchOf, type FoundDoctor, type SearchHit } from '#mocks/search/search-engine.ts';
import { weightedRating } from '#mocks/search/weighted-rating.ts';
import { createSeed } from '#mocks/seed/create-seed.ts';
import { DOCTOR } from '#mocks/seed/demo.ts';

const NOW = Date.parse('2026-05-12T08:20:00+05:00');
const db = createSeed('site', '2026-05-12');
const engine = searchOf(db);

function search(request: Omit<SearchRequest, 'category'> & { category?: SearchRequest['category'] }) {
  return engine.search({ category: 'doctors', ...request }, NOW);
}

function doctors(request: Omit<SearchRequest, 'category'>): FoundDoctor[] {
  return search({ per_page: 50, ...request }).hits.filter((hit) => hit.kind === 'doctor');
}

const priceOf = (hit: SearchHit): number | undefined => (hit.kind === 'doctor' ? hit.service_link?.price : undefined);
const total = (request: Parameters<typeof search>[0]): number => search(request).meta.total;
const countOf = (options: SearchFilters['when'], value: string): number | undefined =>
  options.find((option) => option.value === value)?.count;

describe('a list of doctors', () => {
  it('is sorted by the first free slot and then by rating, and ends with doctors without online booking', () => {
    const pages = Array.from({ length: 40 }, (_, index) => doctors({ city_id: 1, page: index + 1 })).flat();
    expect(pages).toHaveLength(1849);
    const keys = pages.map(
      ({ nearest, doctor }) =>
        [nearest?.moment ?? Infinity, -weightedRating(doctor.rating, doctor.reviews_count)] as const,
    );
    for (const [index, [moment, rating]] of keys.slice(1).entries()) {
      const [momentBefore, ratingBefore] = keys[index] ?? [0, 0];
      // Ratings are compared to the fourth decimal.
      expect(moment > momentBefore || (moment === momentBefore && rating > ratingBefore - 1e-4)).toBe(true);
    }
    expect(pages.at(-1)?.nearest).toBeNull();
  });

  it('begins with the same cardiologist as the design, in a search for cardiologists in Almaty', () => {
    const hits = doctors({ city_id: 1, specialisations: ['kardiolog'] });
    expect(hits[0]?.doctor.id).toBe(DOCTOR.serikova);
    expect(hits[0]?.nearest?.starts_at).toBe('2026-05-12T14:30:00+05:00');
    expect(hits.at(0)?.service_link).toMatchObject({ price: 12500, duration_minutes: 40 });
  });

  it.each([
    ['rating', ({ doctor }: FoundDoctor) => -weightedRating(doctor.rating, doctor.reviews_count)],
    ['reviews', (hit: FoundDoctor) => -hit.doctor.reviews_count],
    ['price', (hit: FoundDoctor) => hit.service_link?.price ?? Infinity],
    ['price-desc', (hit: FoundDoctor) => -(hit.service_link?.price ?? 0)],
    ['experience', (hit: FoundDoctor) => hit.doctor.experience_since],
  ] as const)('can be sorted by %s', (sort, keyOf) => {
    const keys = doctors({ city_id: 2, sort }).map(keyOf);
    for (const [index, key] of keys.slice(1).entries()) expect(key).toBeGreaterThan((keys[index] ?? 0) - 1e-4);
  });

  it('has pages that neither lose nor repeat a doctor', () => {
    const ids = Array.from({ length: 9 }, (_, page) =>
      doctors({ city_id: 1, specialisations: ['kardiolog'], per_page: 10, page: page + 1 }).map((hit) => hit.doctor.id),
    ).flat();
    expect(new Set(ids).size).toBe(86);
    expect(search({ city_id: 1, specialisations: ['kardiolog'], page: 10 })).toMatchObject({
      hits: [],
      meta: { page: 10, total: 86, last_page: 9 },
    });
  });
});

describe('the filters of a search', () => {
  const request: SearchRequest = {
    category: 'doctors',
    city_id: 1,
    specialisations: ['kardiolog'],
    price_to: 11000,
    patients: ['adults'],
  };
  const facets = engine.filters(request, NOW);

  it('leave only doctors who match all of them', () => {
    for (const { doctor, service_link } of doctors({
      ...request,
      experience_from: 10,
      rating_from: 4.5,
      gender: 'female',
    })) {
      expect(service_link?.price).toBeLessThanOrEqual(11000);
      expect(doctor).toMatchObject({ city_id: 1, gender: 'female', accepts_adults: true });
      expect(doctor.rating).toBeGreaterThanOrEqual(4.5);
      expect(2026 - doctor.experience_since).toBeGreaterThanOrEqual(10);
    }
  });

  it('show beside each value how many results the search with this value has', () => {
    const asked: Record<string, (value: string) => Partial<SearchRequest>> = {
      when: (value) => ({ when: value as 'any' }),
      hours: (value) => {
        const [time_from = '', time_to = ''] = value === 'any' ? [] : value.split('-');
        return { ...(time_from !== '' && { time_from }), ...(time_to !== '' && { time_to }) };
      },
      specialisations: (value) => ({ specialisations: [value] }),
      services: (value) => ({ services: [value] }),
      districts: (value) => ({ districts: [value] }),
      patients: (value) => ({ patients: [value as 'adults'] }),
      funding: (value) => ({ funding: [value as 'osms'] }),
      facts: (value) => ({ facts: [value as 'ramp'] }),
      formats: (value) => ({ formats: [value as 'clinic'] }),
      qualifications: (value) => ({ qualifications: [value as 'first'] }),
      genders: (value) => ({ gender: value as 'male' }),
      ratings: (value) => ({ rating_from: Number(value) }),
      experience: (value) => ({ experience_from: Number(value) }),
    };
    for (const [name, partOf] of Object.entries(asked)) {
      const options = facets[name as 'when'];
      expect(options.length, name).toBeGreaterThan(1);
      const found = options.map(({ value }) => [value, total({ ...request, ...partOf(value) })]);
      expect(found).toEqual(options.map(({ value, count }) => [value, count]));
    }
  });

  it('count the values of one filter as if nothing were chosen in this filter', () => {
    expect(countOf(facets.specialisations, 'terapevt')).toBeGreaterThan(100);
    expect(countOf(facets.patients, 'children')).toBeGreaterThan(0);
    expect(facets.price.max).toBeGreaterThan(11000);
  });

  it('count men and women that add up to all doctors, and no more doctors for «today» than for «today or tomorrow»', () => {
    const all = engine.filters({ category: 'doctors' }, NOW);
    expect((countOf(all.genders, 'male') ?? 0) + (countOf(all.genders, 'female') ?? 0)).toBe(5233);
    expect(countOf(all.when, 'any')).toBe(5233);
    expect(countOf(all.when, 'today')).toBeLessThanOrEqual(countOf(all.when, 'tomorrow') ?? 0);
    expect(all.districts).toEqual([]);
  });

  it('show for each category a count that equals the number of results in this category', () => {
    const asked = { q: 'кардиолог', city_id: 1 };
    const { counts } = engine.filters({ category: 'clinics', ...asked }, NOW);
    for (const [category, count] of Object.entries(counts)) {
      expect(count, category).toBe(total({ category: category as 'doctors', ...asked }));
      expect(count).toBeGreaterThan(0);
    }
  });

  it('find no doctor for an unknown slug or in a city without doctors', () => {
    expect(total({ specialisations: ['no-such-one'] })).toBe(0);
    expect(
      searchOf(createSeed('small', '2026-05-12')).search({ category: 'doctors', city_id: 16 }, NOW).meta.total,
    ).toBe(0);
  });

  it('show counts and prices in a search for clinics or services too', () => {
    const clinics = engine.filters({ category: 'clinics', city_id: 1 }, NOW);
    for (const option of clinics.specialisations.slice(0, 8)) {
      expect(option.count, option.value).toBe(
        total({ category: 'clinics', city_id: 1, specialisations: [option.value] }),
      );
    }
    const [first] = search({ category: 'analysis', city_id: 1, sort: 'price' }).hits;
    expect(first).toMatchObject({
      kind: 'service',
      price_from: engine.filters({ category: 'analysis', city_id: 1 }, NOW).price.min,
    });
  });
});

describe('a search for', () => {
  const kardiologists = { city_id: 1, specialisations: ['kardiolog'] };

  it.each(['Кардиолог', 'кардиологи', 'кардиолога', 'врач кардиолог', 'КАРДИОЛОГ'])(
    '«%s» finds the cardiologists',
    (q) => {
      expect(total({ q, city_id: 1 })).toBe(total(kardiologists));
      expect(search({ q, city_id: 1 }).meta.did_you_mean).toBeNull();
    },
  );

  it.each(['кордиолог', 'кардиолок', 'крадиолог', 'kardiolog', 'rfhlbjkju'])(
    '«%s» is corrected to «кардиолог»',
    (q) => {
      const { meta } = search({ q, city_id: 1 });
      expect(meta).toMatchObject({ did_you_mean: 'кардиолог', total: total(kardiologists) });
    },
  );

  it.each([
    ['головная боль', ['terapevt', 'nevrolog']],
    ['боль в груди', ['terapevt', 'kardiolog']],
    ['зубная боль', ['stomatolog']],
    ['окулист', ['oftalmolog']],
  ])('«%s» finds doctors of the specialisations %j, and lists the first specialisation first', (q, slugs) => {
    expect(total({ q, city_id: 1 })).toBe(total({ city_id: 1, specialisations: slugs }));
    const first = total({ city_id: 1, specialisations: slugs.slice(0, 1) });
    const page = Math.ceil(first / 50);
    const firstId = db.specialisations.findOne('slug', slugs[0] ?? '')?.id ?? 0;
    for (const [index, { doctor }] of doctors({ q, city_id: 1, page }).entries()) {
      expect(doctor.specialisation_ids.includes(firstId)).toBe((page - 1) * 50 + index < first);
    }
  });

  it('«кард» finds cardiologists first, then doctors with a matching service, and shows why each is found', () => {
    const pages = [1, 2, 3, 4, 5, 6].flatMap((page) => doctors({ q: 'кард', city_id: 1, page }));
    const kinds = pages.map(({ match }) => match?.kind);
    expect(kinds.slice(0, 86)).toEqual(Array.from({ length: 86 }, () => 'specialisation'));
    const order = ['specialisation', 'name', 'service', 'meddirection', 'clinic'];
    const places = kinds.map((kind) => order.indexOf(kind ?? ''));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    const ecg = pages.find(({ match }) => match?.kind === 'service');
    expect(ecg?.match?.title).toContain('ЭКГ');
    expect(ecg?.match?.price).toBeGreaterThan(0);
    expect(doctors({ q: 'Серикова', city_id: 1 })[0]?.match?.kind).toBe('name');
    expect(doctors({ city_id: 1 })[0]?.match).toBeNull();
  });

  it.each(['Серикова Айгуль', 'айгуль серикова', 'Айгүл Серикова', 'кардиолог Серикова', 'Сериковой Айгуль'])(
    '«%s» finds Серикова Айгуль',
    (q) => {
      expect(doctors({ q }).map((hit) => hit.doctor.id)).toEqual([DOCTOR.serikova]);
    },
  );

  it.each([
    ['жакыпов нурлан', DOCTOR.zhakypov],
    ['Абенов', DOCTOR.abenov],
    ['отегенова', DOCTOR.otegenova],
  ])('«%s», typed without Kazakh letters, finds the doctor', (q, id) => {
    expect(doctors({ q }).map((hit) => hit.doctor.id)).toContain(id);
  });

  it('the name of a clinic or a service finds the doctors of this clinic or service', () => {
    expect(total({ q: 'аяла' })).toBe(12);
    expect(total({ q: 'УЗИ брюшной полости', city_id: 1 })).toBe(
      total({ city_id: 1, services: ['uzi-bryushnoi-polosti'] }),
    );
  });

  it.each(['экг', 'кардиограмма', 'УЗИ брюшной полости', 'узи живота'])(
    'the service «%s» finds doctors whose cards offer this service',
    (q) => {
      for (const { service_link, match } of doctors({ q, city_id: 1 })) {
        const service = db.services.require(service_link?.service_id ?? 0);
        expect(service.slug).toBe(q.toLowerCase().startsWith('узи') ? 'uzi-bryushnoi-polosti' : 'ekg');
        expect(match).toMatchObject({ kind: 'service', title: service.short_title, service_id: service.id });
      }
      const { price } = engine.filters({ category: 'doctors', q, city_id: 1 }, NOW);
      expect(price.min).toBe(search({ q, city_id: 1, sort: 'price' }).hits.map(priceOf)[0]);
    },
  );

  it('a meaningless text finds nobody, and an empty text finds all doctors', () => {
    expect(search({ q: 'ыыыыы' }).meta).toMatchObject({ total: 0, last_page: 1, did_you_mean: null });
    expect(total({ q: '  ' })).toBe(5233);
    expect(total({ q: '«»—!' })).toBe(0);
  });
});

describe('the category that a text names', () => {
  it.each([
    ['анализы на гормоны', 'analysis'],
    ['какие анализы сдать беременной', 'analysis'],
    ['клиника Жібек', 'clinics'],
    ['медицинский центр Полынь', 'clinics'],
    ['анализы в клинике Жібек', 'analysis'],
    ['клинический анализ крови', 'analysis'],
    ['врач по обследованию', 'doctors'],
  ])('in «%s» is %s', (q, category) => {
    expect(engine.filters({ category: 'doctors', city_id: 1, q }, NOW).named_category).toBe(category);
  });

  it.each(['стоматолог клиники Сәулет', 'педиатр'])('is missing in «%s»', (q) => {
    expect(engine.filters({ category: 'doctors', city_id: 1, q }, NOW).named_category).toBeNull();
  });
});
