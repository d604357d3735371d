import { useClinicFeedbacks } from '#generated/api/public-feedbacks/public-feedbacks.ts';
import type { ClinicFull } from '#generated/models/clinic-full.ts';
import { LatestList } from '@/domain/review/latest-list';
import { latestReviews } from '@/domain/review/review-queries';
import { ReviewsSkeleton } from '@/domain/review/reviews-skeleton';
import { reviewsCount } from '@/shared/format/counts';
import { wholeNumber } from '@/shared/format/number';
import { SectionCard } from '@/shared/section/section-card';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { ButtonLink } from '@/shared/ui/button';
import { CLINIC_SECTIONS } from './clinic-sections';

/** Average rating, distribution, and latest reviews of visits to the clinic. */
export function ReviewsSection({ clinic }: { clinic: ClinicFull }) {
  const feedbacks = useClinicFeedbacks(clinic.slug, latestReviews(), shownBySection);
  const total = feedbacks.data?.meta.total ?? clinic.reviews_count;

  return (
    <SectionCard
      id="reviews"
      heading={CLINIC_SECTIONS.reviews.heading}
      count={total > 0 ? wholeNumber(total) : undefined}
    >
      <SectionQuery query={feedbacks} skeleton={<ReviewsSkeleton />}>
        {(answer) => (
          <LatestList
            answer={answer}
            refreshing={false}
            all={
              <ButtonLink to="/clinic/$slug/reviews" params={{ slug: clinic.slug }} className="phone:w-full">
                Все {reviewsCount(total)}
              </ButtonLink>
            }
          />
        )}
      </SectionQuery>
    </SectionCard>
  );
}
