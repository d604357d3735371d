import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useClinicFullSuspense } from '#generated/api/public-clinics/public-clinics.ts';
import { useClinicFeedbacks } from '#generated/api/public-feedbacks/public-feedbacks.ts';
import { ownName } from '@/domain/place/place-names';
import { allReviews } from '@/domain/review/review-queries';
import { ReviewsAside, ReviewsPage } from '@/features/public/profile/public-reviews-page';
import { dataOf } from '@/shared/api/load';
import { typeset } from '@/shared/format/typography';
import { shownBySection } from '@/shared/section/section-query';
import { Avatar } from '@/shared/ui/avatar';
import { ButtonLink } from '@/shared/ui/button';
import { BackLink } from '@/shared/ui/navigation/back-link';

const route = getRouteApi('/clinic/$slug/reviews');

/** All reviews of a clinic, with a link to its doctors. */
export function ClinicReviewsScreen() {
  const { slug } = route.useParams();
  const search = route.useSearch();
  const { data: clinic } = useClinicFullSuspense(slug, { query: { select: dataOf } });
  const feedbacks = useClinicFeedbacks(slug, allReviews(search), {
    query: { ...shownBySection.query, placeholderData: keepPreviousData },
  });
  const { title, main_filial: filial } = clinic;
  const hasDoctors = clinic.doctors_count > 0;

  return (
    <ReviewsPage
      back={
        <BackLink to="/clinic/$slug" params={{ slug }} className="phone:px-1">
          {typeset(title)}
        </BackLink>
      }
      heading={'Отзывы о\u00A0клинике'}
      feedbacks={feedbacks}
      count={clinic.reviews_count}
      search={search}
      aside={
        <ReviewsAside
          label="Клиника"
          avatar={<Avatar id={clinic.id} name={ownName(title)} src={clinic.logo} size={64} shape="square" />}
          name={typeset(title)}
          lead={clinic.type}
          note={typeset(`${filial.address}, ${filial.city}`)}
        >
          <ButtonLink
            to="/clinic/$slug"
            params={{ slug }}
            {...(hasDoctors && { hash: 'doctors' })}
            variant="primary"
            wide
            className="mt-5"
          >
            {hasDoctors ? 'Выбрать врача' : 'О\u00A0клинике'}
          </ButtonLink>
        </ReviewsAside>
      }
    />
  );
}
