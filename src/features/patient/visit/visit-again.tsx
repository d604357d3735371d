import type { Visit } from '#generated/models/visit.ts';
import { canReview } from '@/domain/visit/visit-can';
import { againLink } from '@/domain/visit/visit-with';
import { RatingGiven } from '@/features/patient/visit-parts/rating-given';
import { ButtonLink } from '@/shared/ui/button-link';

/** What one does once a visit is over: rate it, see the rating, come again. */
export function VisitAgain({ visit }: { visit: Visit }) {
  const unrated = canReview(visit);
  return (
    <>
      {unrated && (
        <ButtonLink to="/fo/patient/reviews/new" search={{ visit: visit.id }} variant="primary" className="phone:px-0">
          {visit.doctor ? 'Оценить приём' : 'Оценить визит'}
        </ButtonLink>
      )}
      <RatingGiven visit={visit} />
      <ButtonLink
        {...againLink(visit, visit.service_id)}
        variant={unrated ? 'secondary' : 'primary'}
        className="phone:px-0"
      >
        Записаться снова
      </ButtonLink>
    </>
  );
}
