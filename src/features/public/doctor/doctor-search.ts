import * as v from 'valibot';
import { FeedbackSort } from '#generated/models/feedback-sort.ts';
import { timesSearch } from '@/features/public/times/times-search';

/** What is chosen on a doctor's page: the booking, and the order of the reviews, newest first without it. */
export const doctorSearch = v.object({
  ...timesSearch.entries,
  sort: v.optional(v.fallback(v.optional(v.picklist(Object.values(FeedbackSort))), undefined)),
});
