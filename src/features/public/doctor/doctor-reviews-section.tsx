import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useDoctorFeedbacks } from '#generated/api/public-feedbacks/public-feedbacks.ts';
import type { DoctorFull } from '#generated/models/doctor-full.ts';
import type { FeedbackSort } from '#generated/models/feedback-sort.ts';
import { LatestList } from '@/domain/review/latest-list';
import { latestReviews } from '@/domain/review/review-queries';
import { ReviewSortSelect } from '@/domain/review/review-sort';
import { ReviewSkeleton } from '@/domain/review/reviews-skeleton';
import { reviewsCount } from '@/shared/format/counts';
import { shortName } from '@/shared/format/name';
import { wholeNumber } from '@/shared/format/number';
import { SectionCard } from '@/shared/section/section-card';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { ButtonLink } from '@/shared/ui/button';
import { DOCTOR_SECTIONS } from './doctor-sections';

const route = getRouteApi('/doctor/$slug/');

/** Average rating, distribution, and the first reviews in the chosen order. */
export function ReviewsSection({ doctor }: { doctor: DoctorFull }) {
  const { sort = 'new' } = route.useSearch();
  const navigate = route.useNavigate();
  const feedbacks = useDoctorFeedbacks(doctor.slug, latestReviews(sort), {
    query: { ...shownBySection.query, placeholderData: keepPreviousData },
  });
  const total = feedbacks.data?.meta.total ?? doctor.reviews_count;

  const order = {
    value: sort,
    onChange: (next: FeedbackSort) =>
      void navigate({ to: '.', search: (before) => ({ ...before, sort: next }), replace: true, resetScroll: false }),
  };

  return (
    <SectionCard
      id="reviews"
      heading={DOCTOR_SECTIONS.reviews.heading}
      count={total > 0 ? wholeNumber(total) : undefined}
      tools={total > 1 && <ReviewSortSelect {...order} className="w-54 phone:hidden" />}
    >
      <SectionQuery query={feedbacks} skeleton={<ReviewSkeleton />}>
        {(answer) => (
          <LatestList
            answer={answer}
            doctor={{ name: shortName(doctor), gender: doctor.gender }}
            refreshing={feedbacks.isPlaceholderData}
            order={total > 1 && <ReviewSortSelect {...order} className="mt-4 desktop:hidden" />}
            all={
              <ButtonLink
                to="/doctor/$slug/reviews"
                params={{ slug: doctor.slug }}
                search={{ sort }}
                className="phone:w-full"
              >
                Все {reviewsCount(total)}
              </ButtonLink>
            }
          />
        )}
      </SectionQuery>
    </SectionCard>
  );
}
