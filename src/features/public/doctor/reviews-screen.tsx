import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useDoctorFeedbacks } from '#generated/api/public-feedbacks/public-feedbacks.ts';
import { allReviews } from '@/domain/review/review-queries';
import { ReviewPages, ReviewsLayout } from '@/domain/review/reviews-page';
import { ReviewsSkeleton } from '@/domain/review/reviews-skeleton';
import { shortName } from '@/shared/format/name';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { BackLink } from '@/shared/ui/back-link';
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

  return (
    <ReviewsLayout
      back={
        <BackLink to="/doctor/$slug" params={{ slug: doctor.slug }} className="phone:px-1">
          {shortName(doctor)}
        </BackLink>
      }
      heading={'Отзывы о\u00A0враче'}
      total={feedbacks.data?.meta.total ?? doctor.reviews_count}
      sort={sort}
      onSortChange={(next) => void navigate({ to: '.', search: { sort: next }, replace: true, resetScroll: false })}
      aside={<DoctorCallToBook doctor={doctor} />}
    >
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
    </ReviewsLayout>
  );
}
