import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { City } from '#generated/models/city.ts';
import { type SearchInput, type SearchParams, searchSchema } from '@/features/public/search/query/search-query.ts';
import {
  filtersRequest,
  isActive,
  resultsRequest,
  withoutFilters,
} from '@/features/public/search/query/search-request.ts';
import { searchedCity } from '@/features/public/search/query/use-search.ts';

const search = (input: SearchInput): SearchParams => v.parse(searchSchema, input);

describe('the request of a search', () => {
  it('contains only the city and the values that the person has chosen', () => {
    expect(resultsRequest(search({}), 1)).toEqual({
      category: 'doctors',
      city_id: 1,
      sort: 'nearest',
      page: 1,
      per_page: 10,
    });
  });

  it('omits the city for the whole country', () => {
    expect(resultsRequest(search({}), null)).not.toHaveProperty('city_id');
  });

  it('contains every filter of doctors', () => {
    const params = search({
      q: 'айгуль',
      specialisations: ['terapevt', 'kardiolog'],
      services: ['ekg'],
      meddirections: ['kardiologiya'],
      districts: ['bostandykskiy'],
      when: 'tomorrow',
      price_from: 8000,
      price_to: 13_000,
      experience_from: 10,
      rating_from: 4.5,
      gender: 'female',
      patients: ['adults'],
      formats: ['clinic', 'online'],
      qualifications: ['highest'],
    });
    expect(filtersRequest(params, 2)).toEqual({
      category: 'doctors',
      q: 'айгуль',
      city_id: 2,
      // The values are sorted, so that the order of choosing does not change the cache key.
      specialisations: ['kardiolog', 'terapevt'],
      services: ['ekg'],
      meddirections: ['kardiologiya'],
      districts: ['bostandykskiy'],
      when: 'tomorrow',
      price_from: 8000,
      price_to: 13_000,
      experience_from: 10,
      rating_from: 4.5,
      gender: 'female',
      patients: ['adults'],
      formats: ['clinic', 'online'],
      qualifications: ['highest'],
    });
  });

  it('contains only the filters of its category', () => {
    const asked = {
      gender: 'male',
      when: 'today',
      experience_from: 5,
      districts: ['almalinskiy'],
      price_to: 5000,
    } as const;
    expect(filtersRequest(search({ category: 'clinics', ...asked }), 1)).toEqual({
      category: 'clinics',
      city_id: 1,
      when: 'today',
      districts: ['almalinskiy'],
      price_to: 5000,
    });
    expect(filtersRequest(search({ category: 'analysis', ...asked }), 1)).toEqual({
      category: 'analysis',
      city_id: 1,
      price_to: 5000,
    });
  });

  it('has the default order if the category lacks the order that the person has chosen', () => {
    expect(resultsRequest(search({ category: 'services', sort: 'experience' }), 1).sort).toBe('nearest');
    expect(resultsRequest(search({ sort: 'experience' }), 1).sort).toBe('experience');
  });
});

describe('a change of the search category', () => {
  it('keeps only the text, the category and the city', () => {
    const params = search({ q: 'узи', category: 'clinics', city: 2, price_to: 5000, sort: 'price', page: 3 });
    expect(withoutFilters(params)).toEqual(search({ q: 'узи', category: 'clinics', city: 2 }));
  });
});

describe('the number of active search filters', () => {
  it('counts each filter that narrows the results', () => {
    const params = search({ price_to: 13_000, patients: ['adults'] });
    expect(isActive('price', params)).toBe(true);
    expect(isActive('patients', params)).toBe(true);
    expect(isActive('when', params)).toBe(false);
    expect(isActive('specialisations', params)).toBe(false);
  });
});

describe('the city of a search', () => {
  const almaty: City = { id: 1, title: 'Алматы' };
  const astana: City = { id: 2, title: 'Астана' };
  const cities = [almaty, astana];

  it('is the header’s city unless the URL contains another city', () => {
    expect(searchedCity(undefined, cities, almaty)).toBe(almaty);
    expect(searchedCity(2, cities, almaty)).toBe(astana);
  });

  it('is the header’s city if the URL’s city is unknown', () => {
    expect(searchedCity(77, cities, almaty)).toBe(almaty);
  });

  it('is the whole country if the person has chosen the whole country', () => {
    expect(searchedCity('all', cities, almaty)).toBeNull();
  });
});

describe('the person’s location in a search', () => {
  const near = { lat: 43.238, lng: 76.945 };

  it('is sent only if the results are sorted by distance', () => {
    expect(resultsRequest(search({ sort: 'distance' }), 1, near)).toMatchObject({ sort: 'distance', near });
    expect(resultsRequest(search({ sort: 'price' }), 1, near)).not.toHaveProperty('near');
    expect(resultsRequest(search({ category: 'services', sort: 'distance' }), 1, near)).not.toHaveProperty('near');
  });

  it('decides the order by distance, and without a location the usual order applies', () => {
    expect(resultsRequest(search({ sort: 'distance' }), 1)).toMatchObject({ sort: 'nearest' });
    expect(resultsRequest(search({ category: 'clinics', sort: 'distance' }), 1)).toMatchObject({ sort: 'rating' });
  });
});
