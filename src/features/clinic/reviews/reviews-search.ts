import * as v from 'valibot';
import type { ClinicFeedbackListParams } from '#generated/models/clinic-feedback-list-params.ts';
import { choiceParam, idParam, pageParam } from '@/shared/url/search-params';

/** Search parameters of the clinic's reviews. */
export const reviewsSearch = v.object({
  page: pageParam,
  sort: choiceParam(['new', 'old', 'high-rate', 'low-rate'], 'new'),
  show: choiceParam(['all', 'unanswered', 'complained'], 'all'),
  filial: idParam,
  doctor_id: idParam,
});

export const reviewsDefaults = { page: 1, sort: 'new', show: 'all' } as const;

/** What a page of reviews asks for. */
export function reviewsQuery(search: v.InferOutput<typeof reviewsSearch>): ClinicFeedbackListParams {
  const { page, sort, show, filial, doctor_id } = search;
  return {
    page,
    sort,
    ...(show === 'unanswered' && { unanswered: true }),
    ...(show === 'complained' && { complained: true }),
    ...(filial !== undefined && { filial_id: filial }),
    ...(doctor_id !== undefined && { doctor_id }),
  };
}
