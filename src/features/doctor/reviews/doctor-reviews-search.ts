import * as v from 'valibot';
import type { DoctorFeedbackListParams } from '#generated/models/doctor-feedback-list-params.ts';
import { REVIEW_SORTS } from '@/shared/config/limits';
import { choiceParam, optionalParam, pageParam } from '@/shared/url/search-params';

export const reviewsSearch = v.object({
  page: pageParam,
  sort: choiceParam(REVIEW_SORTS, 'new'),
  unanswered: optionalParam(v.literal(true)),
});

export const reviewsDefaults = { page: 1, sort: 'new' } as const;

export function reviewsQuery({
  page,
  sort,
  unanswered,
}: v.InferOutput<typeof reviewsSearch>): DoctorFeedbackListParams {
  return { page, sort, ...(unanswered && { unanswered }) };
}

export const complaintsSearch = v.object({ page: pageParam });
export const complaintsDefaults = { page: 1 } as const;
export const complaintsQuery = (page: number): DoctorFeedbackListParams => ({ page, complained: true });
