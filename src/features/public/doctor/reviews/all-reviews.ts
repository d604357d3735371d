import type { DoctorFeedbacksParams } from '@generated/models/doctor-feedbacks-params';
import type { FeedbackSort } from '@generated/models/feedback-sort';

const PER_PAGE = 20;

/** The question to the server for one page of the list of all reviews. */
export function allReviews({ sort, page }: { sort: FeedbackSort; page: number }): DoctorFeedbacksParams {
  return { sort, page, per_page: PER_PAGE };
}
