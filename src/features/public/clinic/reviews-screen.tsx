import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useClinicFeedbacks } from '#generated/api/public-feedbacks/public-feedbacks.ts';
import { allReviews } from '@/domain/review/review-queries';
import { ReviewPages, ReviewsLayout } from '@/domain/review/reviews-page';
import { ReviewsSkeleton } from '@/domain/review/reviews-skeleton';
import { typeset } from '@/shared/format/typography';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { BackLink } from '@/shared/ui/back-link';
import { ClinicCallToBook } from './reviews/clinic-call-to-book';

const route = getRouteApi('/clinic/$slug/reviews');

/** Every review of a clinic, in four orders, page by page. */
export function ClinicReviewsScreen() {
  const { clinic } = route.useLoaderData();
  const { sort, page } = route.useSearch();
  const navigate = route.useNavigate();
  const feedbacks = useClinicFeedbacks(clinic.slug, allReviews({ sort, page }), {
    query: { ...shownBySection.query, placeholderData: keepPreviousData },
  });

  return (
    <ReviewsLayout
      back={
        <BackLink to="/clinic/$slug" params={{ slug: clinic.slug }} className="phone:px-1">
          {typeset(clinic.title)}
        </BackLink>
      }
      heading={'Отзывы о\u00A0клинике'}
      total={feedbacks.data?.meta.total ?? clinic.reviews_count}
      sort={sort}
      onSortChange={(next) => void navigate({ to: '.', search: { sort: next }, replace: true, resetScroll: false })}
      aside={<ClinicCallToBook clinic={clinic} />}
    >
      <SectionQuery query={feedbacks} skeleton={<ReviewsSkeleton />}>
        {(answer) => (
          <ReviewPages
            answer={answer}
            refreshing={feedbacks.isPlaceholderData}
            renderLink={({ page: target, ...link }) => <Link {...link} to="." search={{ sort, page: target }} />}
          />
        )}
      </SectionQuery>
    </ReviewsLayout>
  );
}
