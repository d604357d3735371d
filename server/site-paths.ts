import type { CityListAnswer } from '#generated/models/city-list-answer.ts';
import type { QuestionListAnswer } from '#generated/models/question-list-answer.ts';
import type { SearchFiltersAnswer } from '#generated/models/search-filters-answer.ts';
import type { SearchResultsAnswer } from '#generated/models/search-results-answer.ts';
import type { SpecialisationListAnswer } from '#generated/models/specialisation-list-answer.ts';
import type { Ask } from './ask.ts';

/**
 * Paths of public pages without data. Personal lists, login and cabinets are left out
 * (build/robots.ts, src/shell/page-meta).
 */
const fixed = [
  '/',
  '/search',
  '/search?category=clinics',
  '/services',
  '/symptoms',
  '/qa',
  '/conditions/user-agreement',
  '/conditions/cookies-policy',
  '/conditions/protection-personal-data',
  '/conditions/processing-personal-data',
  '/conditions/rating',
];

/** Number of rows per request. It is the contract's maximum for the search. */
const PER_PAGE = 50;

/**
 * Paths of all public pages: fixed pages, specialisations, specialisations of each city, questions,
 * clinics and doctors. The lists are read from the API page by page.
 */
export async function* sitePaths(ask: Ask): AsyncGenerator<string> {
  yield* fixed;

  const specialisations = await ask<SpecialisationListAnswer>('/front/resources/specialisations');
  for (const { slug } of specialisations.data) yield `/search?specialisations=${slug}`;

  // A page like «Кардиологи в Астане» exists only for a city with such doctors.
  const cities = await ask<CityListAnswer>('/front/resources/dir/cities');
  for (const { id } of cities.data) {
    const { data } = await ask<SearchFiltersAnswer>('/front/search/filters', { category: 'doctors', city_id: id });
    for (const { value } of data.specialisations) yield `/search?specialisations=${value}&city=${id}`;
  }

  const questions = everyPage((page) => ask<QuestionListAnswer>(`/front/questions?page=${page}&per_page=${PER_PAGE}`));
  for await (const { id } of questions) yield `/qa/${id}`;

  for (const category of ['clinics', 'doctors'] as const) {
    const found = everyPage((page) =>
      // Sort by reviews, because the default order depends on free slots, which may change between
      // two requests.
      ask<SearchResultsAnswer>('/front/search', { category, sort: 'reviews', page, per_page: PER_PAGE }),
    );
    for await (const item of found) {
      if (item.kind === 'doctor' || item.kind === 'clinic') yield `/${item.kind}/${item.slug}`;
    }
  }
}

async function* everyPage<Row>(
  read: (page: number) => Promise<{ data: Row[]; meta: { last_page: number } }>,
): AsyncGenerator<Row> {
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { data, meta } = await read(page);
    yield* data;
    last = meta.last_page;
  }
}
