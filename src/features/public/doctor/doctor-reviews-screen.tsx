import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useDoctorFullSuspense } from '#generated/api/public-doctors/public-doctors.ts';
import { useDoctorFeedbacks } from '#generated/api/public-feedbacks/public-feedbacks.ts';
import { offerSearch, specialisationLine } from '@/domain/doctor/doctor-facts';
import { allReviews } from '@/domain/review/review-queries';
import { nearPhrase } from '@/domain/slot/slot-text';
import { ReviewsAside, ReviewsPage } from '@/features/public/profile/public-reviews-page';
import { dataOf } from '@/shared/api/load';
import { lowerFirst } from '@/shared/format/letter-case';
import { fullName, shortName } from '@/shared/format/name';
import { shownBySection } from '@/shared/section/section-query';
import { Avatar } from '@/shared/ui/avatar';
import { ButtonLink } from '@/shared/ui/button';
import { BackLink } from '@/shared/ui/navigation/back-link';
import { useToday } from '@/shared/use-now';

const route = getRouteApi('/doctor/$slug/reviews');

export function DoctorReviewsScreen() {
  const today = useToday();
  const { slug } = route.useParams();
  const search = route.useSearch();
  const { data: doctor } = useDoctorFullSuspense(slug, undefined, { query: { select: dataOf } });
  const feedbacks = useDoctorFeedbacks(slug, allReviews(search), {
    query: { ...shownBySection.query, placeholderData: keepPreviousData },
  });
  const { nearest, offer } = doctor;

  return (
    <ReviewsPage
      back={
        <BackLink to="/doctor/$slug" params={{ slug }} className="phone:px-1">
          {shortName(doctor)}
        </BackLink>
      }
      heading={'Отзывы о\u00A0враче'}
      feedbacks={feedbacks}
      count={doctor.reviews_count}
      search={search}
      doctor={{ name: shortName(doctor), gender: doctor.gender }}
      aside={
        <ReviewsAside
          label="Врач"
          avatar={<Avatar id={doctor.id} name={fullName(doctor)} src={doctor.avatar} size={64} />}
          name={fullName(doctor)}
          lead={specialisationLine(doctor)}
          note={nearest === null ? undefined : `Ближайшее время: ${lowerFirst(nearPhrase(nearest.starts_at, today))}`}
        >
          <ButtonLink
            to="/doctor/$slug"
            params={{ slug }}
            search={offerSearch({ offer, filial: nearest?.filial })}
            variant="primary"
            wide
            className="mt-5"
          >
            {nearest === null ? 'О\u00A0враче' : 'Выбрать время'}
          </ButtonLink>
        </ReviewsAside>
      }
    />
  );
}
