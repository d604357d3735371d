import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { City } from '#generated/models/city.ts';
import { activeFilters, cityFilter } from '@/features/public/search/query/active-filters.ts';
import { type SearchInput, type SearchParams, searchSchema } from '@/features/public/search/query/search-query.ts';
import { orderOf, ordersOf } from '@/features/public/search/query/search-sorts.ts';
import {
  fieldText,
  searchFor,
  foundCount,
  showCount,
  headingChoice,
  searchHeading,
} from '@/features/public/search/query/search-text.ts';
import { makeTitles } from '@/features/public/search/query/titles.ts';
import { quickChoices } from '@/features/public/search/results/quick-choices.ts';

const search = (input: SearchInput): SearchParams => v.parse(searchSchema, input);
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

const almaty: City = { id: 1, title: 'Алматы', title_locative: 'Алматы' };
const astana: City = { id: 2, title: 'Астана', title_locative: 'Астане' };

const titles = makeTitles(
  [
    { slug: 'kardiolog', title: 'Кардиолог', title_plural: 'Кардиологи' },
    { slug: 'terapevt', title: 'Терапевт' },
  ],
  [{ slug: 'ekg', title: 'ЭКГ' }],
  [{ slug: 'kardiologiya', title: 'Кардиология' }],
);

describe('the heading of a search', () => {
  const heading = (input: SearchInput, city: City | null = almaty) => plain(searchHeading(search(input), titles, city));

  it.each([
    ['no filters', 'Врачи в Алматы', {}],
    ['a specialisation with a plural', 'Кардиологи в Алматы', { specialisations: ['kardiolog'] }],
    ['a specialisation without a plural', 'Терапевт в Алматы', { specialisations: ['terapevt'] }],
    ['two specialisations', 'Врачи в Алматы', { specialisations: ['kardiolog', 'terapevt'] }],
    ['an unknown specialisation', 'Врачи в Алматы', { specialisations: ['unknown'] }],
    ['a service', 'ЭКГ в Алматы', { services: ['ekg'] }],
    ['a medical direction', 'Кардиология: врачи в Алматы', { meddirections: ['kardiologiya'] }],
    ['the category of analyses', 'Анализы в Алматы', { category: 'analysis' }],
    ['a service of clinics', 'ЭКГ: клиники в Алматы', { category: 'clinics', services: ['ekg'] }],
    ['a text', 'Поиск: <b>боль</b> в спине', { q: '<b>боль</b> в спине', specialisations: ['kardiolog'] }],
  ] satisfies [string, string, SearchInput][])('with %s is «%s»', (_, expected, input) => {
    expect(heading(input)).toBe(expected);
  });

  it('has the city in the right grammatical case, and no city for the whole country', () => {
    expect(heading({ category: 'clinics' }, astana)).toBe('Клиники в Астане');
    expect(heading({}, { id: 3, title: 'Актау' })).toBe('Врачи в городе Актау');
    expect(heading({}, null)).toBe('Врачи в Казахстане');
  });
});

it.each([
  ['names a specialisation', { specialisations: ['kardiolog'] }, 'specialisations:kardiolog'],
  ['names a service of clinics', { services: ['ekg'], category: 'clinics' }, 'services:ekg'],
  ['names a medical direction', { meddirections: ['kardiologiya'] }, 'meddirections:kardiologiya'],
  // Chips show the choices that the heading leaves out.
  ['omits a specialisation of clinics', { specialisations: ['kardiolog'], category: 'clinics' }, undefined],
  ['omits two specialisations', { specialisations: ['kardiolog', 'terapevt'] }, undefined],
  ['omits an unknown specialisation', { specialisations: ['unknown'] }, undefined],
  ['omits a specialisation beside a text', { specialisations: ['kardiolog'], q: 'сердце' }, undefined],
] satisfies [string, SearchInput, string | undefined][])('the heading of a search %s', (_, input, named) => {
  expect(headingChoice(search(input), titles)).toBe(named);
});

describe('a quick filter of a search', () => {
  const choose = (params: SearchParams, label: string): SearchParams => {
    const choice = quickChoices(params, false).find((one) => plain(one.label) === label);
    return { ...params, ...choice?.patch };
  };

  it('sets or removes the same filter as the filter panel', () => {
    const names = ['Сегодня', 'После 18:00', 'По ОСМС', 'Детям', 'Онлайн', 'На дому'];
    const on = names.reduce(choose, search({ formats: ['clinic'] }));
    expect(on).toMatchObject({
      when: 'today',
      time_from: '18:00',
      funding: ['osms'],
      patients: ['children'],
      formats: ['clinic', 'online', 'home'],
    });
    expect(quickChoices(on, false).flatMap((choice) => (choice.on ? [] : choice.label))).toEqual(['Рядом']);
    const chips = activeFilters(on, { titles, filters: undefined }).map(({ id }) => id);
    const pressed = quickChoices(on, false).filter((choice) => choice.on);
    expect(chips).toEqual(expect.arrayContaining(pressed.map(({ id }) => id)));
    expect(names.reduce(choose, on)).toEqual(search({ formats: ['clinic'] }));
  });

  it('named «Рядом» is on while the results are sorted by distance from a known location', () => {
    const isOn = (input: SearchInput, located: boolean) =>
      quickChoices(search(input), located).find(({ id }) => id === 'near')?.on;
    expect(isOn({ sort: 'distance' }, true)).toBe(true);
    expect(isOn({ sort: 'distance' }, false)).toBe(false);
    expect(isOn({ category: 'clinics', sort: 'distance' }, true)).toBe(true);
    expect(isOn({ category: 'services', sort: 'distance' }, true)).toBeUndefined();
    expect(choose(search({}), 'Рядом').sort).toBe('distance');
  });

  it('named «Сегодня» is off if another day is chosen, and is not shown for lab tests', () => {
    expect(quickChoices(search({ when: 'tomorrow' }), false).some(({ on }) => on)).toBe(false);
    expect(quickChoices(search({ category: 'analysis' }), true)).toEqual([]);
  });
});

describe('the text of the number of search results', () => {
  it('has the noun in the right grammatical form', () => {
    expect(plain(foundCount('doctors', 64))).toBe('64 врача');
    expect(plain(foundCount('analysis', 1))).toBe('1 анализ');
  });

  it.each([
    [1, 'Показать 1 врача'],
    [3, 'Показать 3 врачей'],
    [5, 'Показать 5 врачей'],
    [11, 'Показать 11 врачей'],
    [21, 'Показать 21 врача'],
    [64, 'Показать 64 врача'],
  ])('on the button for doctors has the noun in the right grammatical form: %i, «%s»', (count, text) => {
    expect(plain(showCount('doctors', count))).toBe(text);
  });

  it('on the button for clinics has the noun in the right grammatical form', () => {
    expect(plain(showCount('clinics', 1))).toBe('Показать 1 клинику');
    expect(plain(showCount('clinics', 3))).toBe('Показать 3 клиники');
  });
});

describe('the chips of a search', () => {
  const chips = (input: SearchInput) =>
    activeFilters(search(input), { titles, filters: undefined }).map(({ label }) => plain(label));

  it('have the order of the filter panel', () => {
    expect(
      chips({
        patients: ['adults'],
        price_to: 13_000,
        specialisations: ['kardiolog', 'unknown'],
        rating_from: 4.5,
        experience_from: 5,
        gender: 'female',
      }),
    ).toEqual([
      'Кардиолог',
      'Специальность',
      'До 13 000 ₸',
      'Взрослых',
      'Рейтинг от 4,5',
      'Стаж от 5 лет',
      'Врач-женщина',
    ]);
  });

  it('never show a slug: if a value has no name, the chip shows the kind of filter', () => {
    expect(chips({ services: ['uzi'], meddirections: ['terapiya'], districts: ['almalinskii'] })).toEqual([
      'Район',
      'Услуга',
      'Направление',
    ]);
  });

  it('omit filters that the category lacks', () => {
    expect(chips({ category: 'services', gender: 'female', price_to: 5000 })).toEqual(['До 5 000 ₸']);
  });

  it('remove one value each, and keep the other values', () => {
    const [first, second] = activeFilters(search({ specialisations: ['kardiolog', 'terapevt'] }), {
      titles,
      filters: undefined,
    });
    expect(first?.without).toEqual({ specialisations: ['terapevt'] });
    expect(second?.without).toEqual({ specialisations: ['kardiolog'] });
  });

  it('show the city only if it is not the header’s city', () => {
    expect(cityFilter(search({ city: 1 }), almaty, almaty)).toEqual([]);
    expect(cityFilter(search({}), almaty, almaty)).toEqual([]);
    expect(cityFilter(search({ city: 2 }), astana, almaty)).toMatchObject([{ label: 'Астана' }]);
    expect(cityFilter(search({ city: 'all' }), null, almaty)).toMatchObject([{ label: 'Весь Казахстан' }]);
  });
});

describe('the text in the search field', () => {
  it('is the typed text, or else the title of the specialisation or service if only one is chosen', () => {
    expect(fieldText(search({ q: 'спина' }), titles)).toBe('спина');
    expect(fieldText(search({ specialisations: ['kardiolog'] }), titles)).toBe('Кардиолог');
    expect(fieldText(search({ specialisations: ['kardiolog'], services: ['ekg'] }), titles)).toBe('');
  });

  it('replaces the choice whose name the field showed, and keeps the other filters', () => {
    expect(searchFor('невролог', search({ specialisations: ['kardiolog'] }), titles)).toEqual({
      q: 'невролог',
      guessed: true,
      specialisations: [],
      services: [],
      meddirections: [],
    });
    expect(searchFor('невролог', search({ q: 'лор', specialisations: ['kardiolog'] }), titles)).toEqual({
      q: 'невролог',
      guessed: true,
    });
    expect(searchFor('', search({ q: 'лор' }), titles)).toEqual({ q: undefined, guessed: false });
    expect(searchFor('Кардиолог', search({ specialisations: ['kardiolog'] }), titles)).toEqual({});
  });

  it('decides the category, unless the person has chosen a category', () => {
    const next = (input: SearchInput) => searchFor('анализ крови', search(input), titles).guessed;
    expect(next({})).toBe(true);
    expect(next({ q: 'лор' })).toBe(true);
    expect(next({ q: 'лор', category: 'doctors' })).toBe(false);
    expect(next({ category: 'clinics' })).toBe(false);
  });
});

describe('the explanation of the search order', () => {
  it('says for clinics sorted by price that a consultation is compared, unless one service is requested', () => {
    const line = (input: SearchInput) =>
      plain(orderOf(search({ category: 'clinics', sort: 'price', ...input })).reason);
    expect(line({})).toBe('Сначала те, где приём дешевле.');
    expect(line({ services: ['ekg'] })).toBe('Сначала те, где дешевле.');
    expect(line({ services: ['ekg', 'uzi'] })).toBe('Сначала те, где приём дешевле.');
    expect(line({ services: ['ekg'], sort: 'rating' })).toBe(
      'Сначала те, у которых рейтинг выше, с учётом числа отзывов.',
    );
  });

  it('says «По соответствию» instead of «По времени» for doctors that a text has found', () => {
    expect(orderOf(search({}))).toMatchObject({ title: 'По времени приёма', short: 'По времени' });
    const withText = search({ q: 'кардиолог' });
    expect(orderOf(withText)).toMatchObject({ title: 'По соответствию', short: 'Подходящие' });
    expect(orderOf(withText).reason).toContain('лучше подходит');
    expect(ordersOf(withText).map(({ value }) => value)).toEqual(ordersOf(search({})).map(({ value }) => value));
    // A chosen order replaces relevance, and other categories have no relevance.
    expect(orderOf({ ...withText, sort: 'rating' }).short).toBe('По рейтингу');
    expect(orderOf(search({ q: 'аяла', category: 'clinics' })).short).toBe('По рейтингу');
  });
});
