import { useDoctorFeedbacks } from '@generated/api/public/public';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { allReviews } from '@/domain/review/all-reviews';
import { ReviewPages } from '@/domain/review/review-pages';
import { ReviewSortSelect } from '@/domain/review/review-sort-select';
import { ReviewsSkeleton } from '@/domain/review/reviews-skeleton';
import { shortName } from '@/shared/format/name';
import { wholeNumber } from '@/shared/format/number';
import { SectionQuery } from '@/shared/section/section-query';
import { shownBySection } from '@/shared/section/shown-by-section';
import { BackLink } from '@/shared/ui/back-link';
import { Card } from '@/shared/ui/card';
import { DoctorCallToBook } from './reviews/doctor-call-to-book';

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
              <ReviewPages
                answer={answer}
                doctor={{ name: shortName(doctor), gender: doctor.gender }}
                refreshing={feedbacks.isPlaceholderData}
                renderLink={({ page: target, ...link }) => <Link {...link} to="." search={{ sort, page: target }} />}
              />
            )}
          </SectionQuery>
        </Card>
        <DoctorCallToBook doctor={doctor} />
      </div>
    </div>
  );
}
