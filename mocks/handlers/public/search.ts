import * as searchMocks from '#generated/mocks/public-search/public-search.msw.ts';
import { implement } from '../../implement.ts';
import { requireNear } from '../../rules/search-near.ts';
import { searchOf } from '../../search/search-engine.ts';
import { cardOf } from '../views/card.ts';

export const search = implement(searchMocks)({
  searchSuggestions: ({ db, body }) => ({ data: searchOf(db).suggest(body.query) }),
  searchFilters: ({ db, body, now }) => ({ data: searchOf(db).filters(body, now) }),
  searchResults: ({ db, body, now }) => {
    requireNear(body);
    const { hits, meta } = searchOf(db).search(body, now);
    return { data: hits.map((hit) => cardOf(db, hit, now)), meta };
  },
});
