import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import {
  getDoctorFeedbackComplaintUpdateMutationOptions,
  getDoctorFeedbackReplyDeleteMutationOptions,
  getDoctorFeedbackReplyUpdateMutationOptions,
  useDoctorFeedbackListSuspense,
} from '#generated/api/doctor-feedbacks/doctor-feedbacks.ts';
import { ReviewSortSelect } from '@/domain/review/review-sort';
import { noneLeft, OwnReviewsPage } from '@/features/desk/reviews/own-reviews-page';
import type { ReviewsDesk } from '@/features/desk/reviews/reviews-desk';
import { complaintsQuery, reviewsQuery } from './doctor-reviews-search';
import { ReviewTabs } from './review-tabs';

const reviews = getRouteApi('/fo/doctor/reviews');
const inProcess = getRouteApi('/fo/doctor/reviews-in-process');

const doctorReviews: ReviewsDesk = {
  side: 'doctor',
  mayAnswer: true,
  replyUpdate: getDoctorFeedbackReplyUpdateMutationOptions,
  replyDelete: getDoctorFeedbackReplyDeleteMutationOptions,
  complaintUpdate: getDoctorFeedbackComplaintUpdateMutationOptions,
};

/** Published reviews of the doctor with replies (docs/rules.md §2, doctorReviews). */
export function ReviewsScreen() {
  const search = reviews.useSearch();
  const navigate = useNavigate({ from: '/fo/doctor/reviews' });
  const { data: answer } = useDoctorFeedbackListSuspense(reviewsQuery(search));
  return (
    <OwnReviewsPage
      answer={answer}
      desk={doctorReviews}
      tabs={<ReviewTabs meta={answer.meta} current={search.unanswered ? 'unanswered' : 'all'} />}
      filters={
        answer.meta.total > 1 && (
          <ReviewSortSelect
            value={search.sort}
            onChange={(sort) => void navigate({ search: (old) => ({ ...old, sort, page: 1 }), replace: true })}
            className="w-64 phone:w-full"
          />
        )
      }
      empty={
        search.unanswered
          ? noneLeft.unanswered
          : { title: 'Отзывов пока нет', text: 'Пациенты смогут оставить отзыв после визита.' }
      }
      renderLink={({ page, ...link }) => <Link to="." search={{ ...search, page }} {...link} />}
    />
  );
}

/**
 * Reviews that the doctor has reported, each with the moderators' decision (docs/rules.md §2,
 * doctorReviewsInProcess).
 */
export function ComplaintsScreen() {
  const { page } = inProcess.useSearch();
  const { data: answer } = useDoctorFeedbackListSuspense(complaintsQuery(page));
  return (
    <OwnReviewsPage
      answer={answer}
      desk={doctorReviews}
      tabs={<ReviewTabs meta={answer.meta} current="complaints" />}
      empty={noneLeft.complained}
      renderLink={({ page: target, ...link }) => <Link to="." search={{ page: target }} {...link} />}
    />
  );
}
