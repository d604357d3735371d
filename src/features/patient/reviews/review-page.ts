import * as v from 'valibot';
import type { ReviewListParams } from '#generated/models/review-list-params.ts';
import { pageParam } from '@/shared/url/search-params';

export const reviewPageDefaults = { page: 1 } as const;

/** The page of a list of reviews, from the URL. */
export const reviewPage = v.object({
  page: pageParam,
});

/** The request for reviews that are not public: they wait for a moderator or were refused. */
export function unpublished(page: number): ReviewListParams {
  return { published: false, page };
}
