import { describe, expect, it } from 'vitest';
import type { World } from '../world.ts';

export function directoryScenarios({ client }: World): void {
  describe('the directories and the search', () => {
    const directories = [
      'cityList',
      'countryList',
      'clinicTypeList',
      'clinicParameterList',
      'doctorQualificationList',
      'doctorParameterList',
      'serviceList',
      'meddirectionList',
      'specialisationList',
    ] as const;
    it.each(directories)('include %s, which has at least one entry', async (id) => {
      const { status, body } = await client.ask(id);
      expect(status).toBe(200);
      expect(body.data.length).toBeGreaterThan(0);
    });

    const categories = ['doctors', 'clinics', 'services', 'analysis', 'examination'] as const;
    const sorts = ['nearest', 'rating', 'reviews', 'price', 'price-desc', 'experience'] as const;
    it.each(categories.flatMap((category) => sorts.map((sort) => [category, sort] as const)))(
      'list the category %s sorted by %s, and no entry after the last page',
      async (category, sort) => {
        const first = await client.ask('searchResults', { body: { category, city_id: 1, sort, per_page: 50 } });
        expect(first.status).toBe(200);
        const { total, last_page } = first.body.meta;
        const pastLast = await client.ask('searchResults', {
          body: { category, city_id: 1, sort, per_page: 50, page: last_page + 1 },
        });
        expect(pastLast.body).toMatchObject({ data: [], meta: { total } });
        expect((await client.ask('searchFilters', { body: { category, city_id: 1 } })).status).toBe(200);
      },
    );

    it('sort by distance only if the request contains a location', async () => {
      const body = { category: 'clinics', sort: 'distance', near: { lat: 43.238, lng: 76.945 } } as const;
      const { status, body: found } = await client.ask('searchResults', { body });
      expect(status).toBe(200);
      expect(found.data[0]).toHaveProperty('distance_meters', expect.any(Number));
      const nowhere = await client.ask('searchResults', { body: { category: 'doctors', sort: 'distance' } });
      expect(nowhere.status).toBe(422);
      expect(nowhere.body).toHaveProperty('errors.near');
    });

    it('report which words of a text are filters, are ignored or mean an emergency', async () => {
      const ask = async (q: string) =>
        (await client.ask('searchResults', { body: { category: 'doctors', city_id: 1, q } })).body.meta;
      expect((await ask('педиатр абракадабра сегодня')).understood).toMatchObject({
        filters: [{ filter: 'when', value: 'today', text_without: 'педиатр абракадабра' }],
        ignored: ['абракадабра'],
      });
      expect((await ask('скорая')).emergency?.sources.length).toBeGreaterThan(0);
      expect((await ask('педиатр')).emergency).toBeNull();
      const { body } = await client.ask('searchSuggestions', { body: { query: 'не дышит', region: 'all' } });
      expect(body.data.emergency?.sources.length).toBeGreaterThan(0);
      const when = { category: 'doctors', city_id: 1, when: 'evening' } as const;
      expect((await client.ask('searchResults', { body: when })).status).toBe(200);
    });

    it('suggest entries for a part of a word, but not for one letter', async () => {
      const { body } = await client.ask('searchSuggestions', { body: { query: 'кард', region: 'all' } });
      expect(body.data.specialisations.map(({ slug }) => slug)).toContain('kardiolog');
      expect((await client.ask('searchSuggestions', { body: { query: 'к', region: 'all' } })).status).toBe(422);
    });
  });
}
