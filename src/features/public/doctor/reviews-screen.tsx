import { useDoctorFeedbacks } from '@generated/api/public/public';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ReviewSortSelect } from '@/domain/review/review-sort-select';
import { shortName } from '@/shared/format/name';
import { wholeNumber } from '@/shared/format/number';
import { BackLink } from '@/shared/ui/back-link';
import { Card } from '@/shared/ui/card';
import { allReviews } from './reviews/all-reviews';
import { DoctorCallToBook } from './reviews/doctor-call-to-book';
import { ReviewPages } from './reviews/review-pages';
import { ReviewsSkeleton } from './reviews/reviews-skeleton';
import { SectionQuery } from './sections/section-query';
import { shownBySection } from './sections/shown-by-section';

const route = getRouteApi('/doctor/$slug/reviews');

/** Every review of a doctor, in four orders, page by page. */
export function ReviewsScreen() {
  const { doctor } = route.useLoaderData();
  const { sort, page } = route.useSearch();
  const navigate = route.useNavigate();
  const feedbacks = useDoctorFeedbacks(doctor.slug, allReviews({ sort, page }), {
    query: { ...shownBySection.query, placeholderData: keepPreviousData },
  });
  const total = feedbacks.data?.meta.total ?? doctor.reviews_count;

  return (
    <div className="page pt-6 page-grey phone:pt-4">
      <BackLink to="/doctor/$slug" params={{ slug: doctor.slug }} className="phone:px-1">
        {shortName(doctor)}
      </BackLink>
      <div className="mt-1 mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 phone:mb-4 phone:px-1">
        <h1 className="text-page">
          Отзывы о&nbsp;враче {total > 0 && <span className="font-normal text-ink-3">{wholeNumber(total)}</span>}
        </h1>
      </div>
      <div className="columns-main-aside">
        <Card as="div">
          {total > 1 && (
            <ReviewSortSelect
              value={sort}
              onChange={(next) => void navigate({ to: '.', search: { sort: next }, replace: true, resetScroll: false })}
              className="mb-6 w-54 phone:mb-4 phone:w-full"
            />
          )}
          <SectionQuery query={feedbacks} skeleton={<ReviewsSkeleton />}>
            {(answer) => (
              <ReviewPages answer={answer} doctor={doctor} sort={sort} refreshing={feedbacks.isPlaceholderData} />
            )}
          </SectionQuery>
        </Card>
        <DoctorCallToBook doctor={doctor} />
      </div>
    </div>
  );
}
