import * as v from 'valibot';
import type { NewsListParams } from '#generated/models/news-list-params.ts';
import { pageParam } from '@/shared/url/search-params';

export const newsPageDefaults = { page: 1 } as const;

export const newsPage = v.object({
  page: pageParam,
});

/** Number of news per page: on a wide screen three rows of two. */
const PER_PAGE = 6;

export function newsOfPage(page: number): NewsListParams {
  return { page, per_page: PER_PAGE };
}
