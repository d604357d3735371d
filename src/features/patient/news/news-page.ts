import * as v from 'valibot';
import type { NewsListParams } from '#generated/models/news-list-params.ts';
import { pageParam } from '@/shared/url/search-params';

export const newsPageDefaults = { page: 1 } as const;

/** The page of the news, from the URL. */
export const newsPage = v.object({
  page: pageParam,
});

/** Three rows of two on a wide screen. */
const PER_PAGE = 6;

/** The request for one page. */
export function newsOfPage(page: number): NewsListParams {
  return { page, per_page: PER_PAGE };
}
