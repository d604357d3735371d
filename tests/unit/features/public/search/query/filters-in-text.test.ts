import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { SearchMeta } from '#generated/models/search-meta.ts';
import type { SearchSaidFilter } from '#generated/models/search-said-filter.ts';
import { filtersInText, sortInText } from '@/features/public/search/query/active-filters.ts';
import { type SearchInput, type SearchParams, searchSchema } from '@/features/public/search/query/search-query.ts';

const search = (input: SearchInput): SearchParams => v.parse(searchSchema, { category: 'doctors', ...input });
const said = (filter: SearchSaidFilter['filter'], value: string, text_without: string): SearchSaidFilter => ({
  filter,
  value,
  title: `Имя ${value}`,
  word: 'слово',
  text_without,
});
const meta = (...filters: SearchSaidFilter[]): SearchMeta => ({
  page: 1,
  per_page: 10,
  total: 5,
  last_page: 1,
  did_you_mean: null,
  understood: { symptoms: [], specialisations: [], filters, ignored: [] },
});

describe('a filter found in the search text', () => {
  it('is shown as a chip, and removing the chip keeps the other words of the text', () => {
    const chips = filtersInText(
      search({ q: 'педиатр сегодня рядом' }),
      meta(
        said('when', 'today', 'педиатр рядом'),
        said('sort', 'distance', 'педиатр сегодня'),
        said('patients', 'children', ''),
      ),
    );
    expect(chips.map(({ id }) => id)).toEqual(['when', 'near', 'patients:children']);
    expect(chips.map(({ without }) => without)).toEqual([
      { q: 'педиатр рядом' },
      { q: 'педиатр сегодня' },
      { q: undefined },
    ]);
  });

  it('is ignored if the person has already set this filter, or if the category lacks this filter', () => {
    const answer = meta(said('when', 'today', 'педиатр'), said('sort', 'price', 'педиатр'));
    expect(filtersInText(search({ q: 'педиатр', when: 'weekend', sort: 'rating' }), answer)).toEqual([]);
    expect(filtersInText(search({ q: 'педиатр', category: 'analysis' }), answer).map(({ id }) => id)).toEqual(['sort']);
  });

  it('is shown with the server’s value if this version of the site does not know the filter', () => {
    const newer = said('moon' as SearchSaidFilter['filter'], 'full', 'педиатр');
    expect(filtersInText(search({ q: 'педиатр' }), meta(newer))[0]?.label).toContain('full');
    expect(sortInText(search({ q: 'педиатр' }), meta(said('sort', 'moon', 'педиатр')))).toBeUndefined();
  });

  it('sets the order of the results until the person chooses an order', () => {
    const answer = meta(said('sort', 'price', 'кардиолог'));
    expect(sortInText(search({ q: 'кардиолог недорого' }), answer)).toEqual({
      sort: 'price',
      without: { q: 'кардиолог' },
    });
    expect(sortInText(search({ q: 'кардиолог недорого', sort: 'reviews' }), answer)).toBeUndefined();
  });
});
