import * as v from 'valibot';
import type { ReviewListParams } from '#generated/models/review-list-params.ts';
import { pageParam } from '@/shared/url/search-params';

export const reviewPageDefaults = { page: 1 } as const;

export const reviewPage = v.object({
  page: pageParam,
});

/** Request for unpublished reviews: in moderation or rejected. */
export function unpublished(page: number): ReviewListParams {
  return { published: false, page };
}
