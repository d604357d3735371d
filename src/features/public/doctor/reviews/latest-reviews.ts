import type { DoctorFeedbacksParams } from '@generated/models/doctor-feedbacks-params';
import type { FeedbackSort } from '@generated/models/feedback-sort';

/** How many reviews the doctor's page shows; the rest have a page of their own. */
const SHOWN = 3;

/** The question to the server for the reviews on the doctor's page. */
export function latestReviews(sort: FeedbackSort = 'new'): DoctorFeedbacksParams {
  return { sort, page: 1, per_page: SHOWN };
}
