import { parseSearchWith, stringifySearchWith, stripSearchParams } from '@tanstack/react-router';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Funding } from '#generated/models/funding.ts';
import { Gender } from '#generated/models/gender.ts';
import { SearchCategory } from '#generated/models/search-category.ts';
import { SearchFact } from '#generated/models/search-fact.ts';
import { SearchSort } from '#generated/models/search-sort.ts';
import { SearchWhen } from '#generated/models/search-when.ts';
import { VisitFormat } from '#generated/models/visit-format.ts';
import {
  chosenCategory,
  searchDefaults,
  type SearchInput,
  type SearchParams,
  searchSchema,
} from '@/features/public/search/query/search-query.ts';
import { fittingCategory } from '@/features/public/search/query/use-search.ts';
import { readableLists } from '@/shared/url/search-params.ts';
import { fc } from '../../../../../support/properties';

const parseSearch = parseSearchWith(JSON.parse);
const stringifySearch = stringifySearchWith(JSON.stringify, JSON.parse);

/** The page's search parameters in a URL, as the router reads them. */
const read = (address: string): SearchParams => v.parse(searchSchema, parseSearch(address));

/** The URL of a search, as the route's middlewares and the router write it. */
function write(search: SearchInput): string {
  const { category: _category, guessed: _guessed, ...written } = searchDefaults;
  const strip = stripSearchParams<SearchInput>(written);
  const chosen = (given: SearchInput) =>
    chosenCategory<SearchInput>({
      search: given,
      next: (last) => strip({ search: last, next: (stripped) => stripped }),
    });
  return stringifySearch(readableLists({ search, next: chosen }));
}

describe('an empty search URL', () => {
  it('finds all doctors, sorted by the nearest slot, on the first page', () => {
    expect(read('')).toMatchObject({
      category: 'doctors',
      when: 'any',
      sort: 'nearest',
      page: 1,
      specialisations: [],
      services: [],
    });
    expect(read('').q).toBeUndefined();
    expect(read('').city).toBeUndefined();
  });

  it('is the URL of a search in which nothing is chosen', () => {
    expect(write(searchDefaults)).toBe('');
  });
});

describe('the category of a search', () => {
  it('is guessed from the text until the person chooses a category, and the URL contains a chosen category', () => {
    expect(read('q=анализ')).toMatchObject({ category: 'doctors', guessed: true });
    expect(read('q=анализ&category=doctors')).toMatchObject({ category: 'doctors', guessed: false });
    expect(read('q=анализ&category=clinics')).toMatchObject({ category: 'clinics', guessed: false });
    expect(write({ q: 'лор', category: 'doctors' })).toBe('?q=%D0%BB%D0%BE%D1%80&category=doctors');
  });

  it('is guessed again when the URL of a search with a guessed category is opened', () => {
    const found: SearchParams = { ...read('q=анализ'), category: 'analysis', page: 2 };
    expect(read(write(found))).toMatchObject({ category: 'doctors', guessed: true, page: 2 });
  });

  it('is «doctors» if there is no text, and the URL then omits the category', () => {
    expect(read('category=doctors')).toMatchObject({ category: 'doctors', guessed: false });
    expect(write({ category: 'doctors', gender: 'female' })).toBe('?gender=female');
  });

  it('is «doctors» if the text finds doctors, otherwise the next category that has results', () => {
    const none = { doctors: 0, clinics: 0, services: 0, analysis: 0, examination: 0 };
    expect(fittingCategory({ ...none, doctors: 1, analysis: 40 }, null)).toBe('doctors');
    expect(fittingCategory({ ...none, analysis: 1, clinics: 3 }, null)).toBe('analysis');
    expect(fittingCategory({ ...none, examination: 2, services: 5 }, null)).toBe('examination');
    expect(fittingCategory({ ...none, clinics: 3 }, null)).toBe('clinics');
    expect(fittingCategory(none, null)).toBe('doctors');
  });

  it('is the category that the text names, if this category has results', () => {
    const counts = { doctors: 29, clinics: 52, services: 0, analysis: 4, examination: 0 };
    expect(fittingCategory(counts, 'analysis')).toBe('analysis');
    expect(fittingCategory(counts, 'examination')).toBe('doctors');
  });
});

describe('an invalid value in a search URL', () => {
  it.each([
    ['category=doctor', 'category', 'doctors'],
    ['category[]=doctors', 'category', 'doctors'],
    ['when=yesterday', 'when', 'any'],
    ['sort=random', 'sort', 'nearest'],
    ['page=0', 'page', 1],
    ['page=-3', 'page', 1],
    ['page=1.5', 'page', 1],
    ['page=many', 'page', 1],
    ['page=1e9', 'page', 1],
    ['price_from=-1', 'price_from', undefined],
    ['price_to=99999999999', 'price_to', undefined],
    ['price_to=%E2%82%B8', 'price_to', undefined],
    ['price_from=', 'price_from', undefined],
    ['rating_from=6', 'rating_from', undefined],
    ['experience_from=0', 'experience_from', undefined],
    ['gender=other', 'gender', undefined],
    ['gender=null', 'gender', undefined],
    ['city=0', 'city', undefined],
    ['city=moscow', 'city', undefined],
    ['city=true', 'city', undefined],
    ['specialisations=<script>', 'specialisations', []],
    ['specialisations={"a":1}', 'specialisations', []],
    ['specialisations=null', 'specialisations', []],
    ['patients=adults,aliens', 'patients', ['adults']],
    ['formats=Online', 'formats', []],
    ['q=', 'q', undefined],
    ['q=%20%20', 'q', undefined],
  ] as const)('is replaced by the default: %s', (address, field, value) => {
    expect(read(address)[field]).toEqual(value);
  });

  it('is always replaced, whatever the value is', () => {
    const names = Object.keys(searchDefaults);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names, 'q', 'city', 'gender'), fc.anything()), (raw) => {
        expect(v.safeParse(searchSchema, raw).success).toBe(true);
      }),
    );
  });
});

describe('the text of a search', () => {
  it.each([
    ['q=103', '103'],
    ['q=true', 'true'],
    ['q=%5B1%2C2%5D', '[1,2]'],
    ['q=%22%D0%BB%D0%BE%D1%80%22', 'лор'],
    ['q=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E', '<img src=x onerror=alert(1)>'],
    ['q=%D0%B1%D0%BE%D0%BB%D1%8C+%D0%B2+%D1%81%D0%BF%D0%B8%D0%BD%D0%B5', 'боль в спине'],
  ])('is read from the URL as a text, whatever the text looks like: %s', (address, text) => {
    expect(read(address).q).toBe(text);
  });

  it('is cut to the contract’s limit', () => {
    expect(read(`q=${'а'.repeat(500)}`).q).toHaveLength(200);
  });

  it('is the same after it was written into the URL and read back, unless it is blank', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (typed) => {
        const q = v.parse(searchSchema, { q: typed }).q;
        expect(q).toBe(typed.trim() === '' ? undefined : typed.trim());
        expect(read(write({ q })).q).toBe(q);
      }),
    );
  });
});

describe('a list in a search URL', () => {
  it('is written as values with commas between them', () => {
    expect(write({ specialisations: ['kardiolog', 'terapevt'] })).toBe('?specialisations=kardiolog%2Cterapevt');
  });

  it('is read from repeated parameters, from JSON and from values with commas, each value once', () => {
    const expected = ['kardiolog', 'terapevt'];
    expect(read('specialisations=kardiolog&specialisations=terapevt').specialisations).toEqual(expected);
    expect(read('specialisations=["kardiolog","terapevt"]').specialisations).toEqual(expected);
    expect(read('specialisations=kardiolog,terapevt,kardiolog').specialisations).toEqual(expected);
  });

  it('has at most 30 values', () => {
    const many = Array.from({ length: 60 }, (_, index) => `slug-${index}`);
    expect(read(`services=${many.join(',')}`).services).toHaveLength(30);
  });
});

describe('the price range of a search', () => {
  it('is swapped if its lower price is greater than its upper price', () => {
    expect(read('price_from=13000&price_to=8000')).toMatchObject({ price_from: 8000, price_to: 13_000 });
  });
});

describe('the search that is read from a URL', () => {
  const slugs = fc.uniqueArray(fc.stringMatching(/^[a-z][a-z0-9-]{0,20}$/), { maxLength: 4 });
  const some = <Value>(values: Record<string, Value>) => fc.uniqueArray(fc.constantFrom(...Object.values(values)));
  const maybe = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined });

  const searches: fc.Arbitrary<SearchInput> = fc.record(
    {
      q: maybe(fc.string({ maxLength: 50 })),
      category: fc.constantFrom(...Object.values(SearchCategory)),
      services: slugs,
      specialisations: slugs,
      meddirections: slugs,
      districts: slugs,
      when: fc.constantFrom(...Object.values(SearchWhen)),
      date_from: maybe(fc.constantFrom('2999-05-12', '2999-05-13')),
      date_to: maybe(fc.constantFrom('2999-05-12', '2999-05-14', '2020-01-01')),
      time_from: maybe(fc.constantFrom('08:00', '18:30')),
      time_to: maybe(fc.constantFrom('10:00', '23:59')),
      price_from: maybe(fc.nat(10_000_000)),
      price_to: maybe(fc.nat(10_000_000)),
      experience_from: maybe(fc.integer({ min: 1, max: 70 })),
      rating_from: maybe(fc.constantFrom(4, 4.5, 4.9)),
      gender: maybe(fc.constantFrom(...Object.values(Gender))),
      formats: some(VisitFormat),
      funding: some(Funding),
      facts: some(SearchFact),
      city: maybe(fc.oneof(fc.constant('all' as const), fc.integer({ min: 1, max: 100 }))),
      sort: fc.constantFrom(...Object.values(SearchSort)),
      page: fc.integer({ min: 1, max: 500 }),
    },
    { requiredKeys: [] },
  );

  it('is not changed by a second check of its values', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const params = v.parse(searchSchema, search);
        expect(v.parse(searchSchema, params)).toEqual(params);
      }),
    );
  });

  it('is the same after it was written into a URL and read back', () => {
    fc.assert(
      fc.property(searches, (search) => {
        const params = v.parse(searchSchema, search);
        expect(read(write(params))).toEqual(params);
      }),
    );
  });
});
