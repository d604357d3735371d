import * as v from 'valibot';
import type { ClinicFeedbackListParams } from '#generated/models/clinic-feedback-list-params.ts';
import { REVIEW_SORTS } from '@/shared/config/limits';
import { addDays, today } from '@/shared/format/date';
import { choiceParam, idParam, pageParam } from '@/shared/url/search-params';

export const reviewsSearch = v.object({
  page: pageParam,
  sort: choiceParam(REVIEW_SORTS, 'new'),
  show: choiceParam(['all', 'unanswered', 'complained'], 'all'),
  /** Period of unanswered reviews: recent or all. */
  since: choiceParam(['recent', 'all'], 'recent'),
  filial: idParam,
  doctor_id: idParam,
});

export const reviewsDefaults = { page: 1, sort: 'new', show: 'all', since: 'recent' } as const;

/**
 * A review is recent for this number of days. The author of an older review hardly expects a reply
 * (contract: `unanswered_recent`).
 */
const RECENT_DAYS = 90;

export function reviewsQuery(search: v.InferOutput<typeof reviewsSearch>): ClinicFeedbackListParams {
  const { page, sort, show, since, filial, doctor_id } = search;
  return {
    page,
    sort,
    ...(show === 'unanswered' && { unanswered: true }),
    ...(show === 'unanswered' && since === 'recent' && { date_from: addDays(today(), 1 - RECENT_DAYS) }),
    ...(show === 'complained' && { complained: true }),
    ...(filial !== undefined && { filial_id: filial }),
    ...(doctor_id !== undefined && { doctor_id }),
  };
}
