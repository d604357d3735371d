import * as v from 'valibot';
import type { NewsListParams } from '#generated/models/news-list-params.ts';
import { pageParam } from '@/shared/url/search-params';

export const newsPageDefaults = { page: 1 } as const;

/** Search params of the news. */
export const newsPage = v.object({
  page: pageParam,
});

/** Fills three rows of two on a wide screen. */
const PER_PAGE = 6;

/** Request parameters of one page. */
export function newsOfPage(page: number): NewsListParams {
  return { page, per_page: PER_PAGE };
}
