import * as v from 'valibot';
import type { ReviewListParams } from '#generated/models/review-list-params.ts';
import { pageParam } from '@/shared/url/search-params';

export const reviewPageDefaults = { page: 1 } as const;

/** Which page of a list of reviews, as the address has it. */
export const reviewPage = v.object({
  page: pageParam,
});

/** The question for those that nobody else can read: they wait for a moderator, or were refused. */
export function unpublished(page: number): ReviewListParams {
  return { published: false, page };
}
