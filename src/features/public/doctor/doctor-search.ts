import * as v from 'valibot';
import { FeedbackSort } from '#generated/models/feedback-sort.ts';
import { timesSearch } from '@/features/public/times/times-search';
import { optionalParam } from '@/shared/url/search-params';

/** What is chosen on a doctor's page: the booking, and the order of the reviews, newest first without it. */
export const doctorSearch = v.object({
  ...timesSearch.entries,
  sort: optionalParam(v.picklist(Object.values(FeedbackSort))),
});
