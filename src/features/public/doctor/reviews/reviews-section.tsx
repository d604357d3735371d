import { useDoctorFeedbacks } from '@generated/api/public/public';
import type { DoctorFull } from '@generated/models/doctor-full';
import type { FeedbackSort } from '@generated/models/feedback-sort';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ReviewItem } from '@/domain/review/review-item';
import { ReviewSkeleton } from '@/domain/review/review-skeleton';
import { ReviewSortSelect } from '@/domain/review/review-sort-select';
import { ReviewSummary } from '@/domain/review/review-summary';
import { Section } from '@/features/public/doctor/sections/section';
import { SectionQuery } from '@/features/public/doctor/sections/section-query';
import { shownBySection } from '@/features/public/doctor/sections/shown-by-section';
import { reviewsCount } from '@/shared/format/counts';
import { shortName } from '@/shared/format/name';
import { wholeNumber } from '@/shared/format/number';
import { ButtonLink } from '@/shared/ui/button-link';
import { cx } from '@/shared/ui/cx';
import { latestReviews } from './latest-reviews';

const route = getRouteApi('/doctor/$slug/');

/** The mean, the distribution, and the first three reviews in the chosen order. */
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
    <Section
      id="reviews"
      count={total > 0 ? wholeNumber(total) : undefined}
      tools={total > 1 && <ReviewSortSelect {...order} className="w-54 phone:hidden" />}
    >
      <SectionQuery query={feedbacks} skeleton={<ReviewSkeleton />}>
        {({ data, meta }) =>
          meta.total === 0 ? (
            <p className="text-ink-2">Пока нет отзывов. Отзыв можно оставить только после визита.</p>
          ) : (
            <>
              <ReviewSummary meta={meta} />
              {total > 1 && <ReviewSortSelect {...order} className="mt-4 desktop:hidden" />}
              <ul className={cx('mt-5 transition-opacity', feedbacks.isPlaceholderData && 'opacity-50')}>
                {data.map((review) => (
                  <ReviewItem
                    key={review.id}
                    review={review}
                    doctor={{ name: shortName(doctor), gender: doctor.gender }}
                  />
                ))}
              </ul>
              {meta.total > data.length && (
                <ButtonLink
                  to="/doctor/$slug/reviews"
                  params={{ slug: doctor.slug }}
                  search={{ sort }}
                  className="phone:w-full"
                >
                  Все {reviewsCount(meta.total)}
                </ButtonLink>
              )}
            </>
          )
        }
      </SectionQuery>
    </Section>
  );
}
