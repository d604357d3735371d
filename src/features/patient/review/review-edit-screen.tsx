import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, linkOptions } from '@tanstack/react-router';
import {
  getReviewReadQueryOptions,
  useReviewReadSuspense,
  useReviewUpdate,
} from '#generated/api/patient-reviews/patient-reviews.ts';
import type { Review } from '#generated/models/review.ts';
import { ifMatch, type Versioned } from '@/shared/api/version';
import { OthersNote } from '@/shared/form/others-note';
import { useVersioned } from '@/shared/form/use-versioned';
import { calendarDay } from '@/shared/format/date';
import { Callout } from '@/shared/ui/callout';
import { BackLink } from '@/shared/ui/navigation/back-link';
import { PageHeading } from '@/shared/ui/page-heading';
import { useWrite } from '@/shared/write/use-write';
import { AfterSending, ReviewedVisit } from './review-aside';
import { HIDDEN, NAMED, type ReviewValues } from './review-fields';
import { ReviewForm } from './review-form';
import { ReviewStateNote } from './review-state';

const route = getRouteApi('/fo/patient/_cabinet/reviews/$id/edit');

/** Field names, in lower case for use in a sentence. */
const names: Record<keyof ReviewValues, string> = {
  rating: 'общая оценка',
  criteria: 'оценки подробнее',
  text: 'текст отзыва',
  anonymous: 'подпись',
};

/**
 * Edits a review. Moderators then check it again. The provider's documents do not have the route
 * patientReviewEdit.
 */
export function ReviewEditScreen() {
  const { id } = route.useParams();
  const { data: read } = useReviewReadSuspense(Number(id));
  const review = read.data;
  const client = useQueryClient();
  const edited = useVersioned({
    start: read,
    valuesOf: ({ data }: Versioned<Review>) => valuesOf(data),
    read: () => client.query({ ...getReviewReadQueryOptions(Number(id)), staleTime: 0, meta: { silent: true } }),
  });
  const toReview = linkOptions({ to: '/fo/patient/reviews/$id', params: { id } });
  const update = useWrite(useReviewUpdate(), {
    done: 'Отзыв снова отправлен на\u00A0проверку',
    next: () => ({ ...toReview, replace: true }),
  });

  return (
    <>
      <BackLink {...toReview}>Отзыв</BackLink>
      <PageHeading className="page-inset mt-1 text-page" />
      <div className="mt-5 columns-cabinet-aside">
        <div className="flex flex-col gap-6 wide:order-1">
          <ReviewedVisit host={review} serviceTitle={review.service_title} moment={calendarDay(review.visit_date)} />
          <div className="narrow:hidden">
            <AfterSending ofDoctor={review.doctor !== null} />
          </div>
        </div>
        <ReviewForm
          key={id}
          visitId={review.visit_id}
          serviceTitle={review.service_title}
          ofDoctor={review.doctor !== null}
          start={edited.initial}
          mend={edited.mend}
          action="Отправить на&nbsp;проверку"
          busy="Отправляем"
          notice={
            <>
              <OthersNote others={edited.others} names={names} />
              {review.state === 'published' ? (
                <UntilRead ofDoctor={review.doctor !== null} />
              ) : (
                <ReviewStateNote review={review} />
              )}
            </>
          }
          send={(data) => update.ask({ id: review.id, data, headers: ifMatch(edited.began()) })}
        />
      </div>
    </>
  );
}

function UntilRead({ ofDoctor }: { ofDoctor: boolean }) {
  return (
    <Callout tone="teal" icon={IconInfoCircle}>
      Пока модератор читает изменённый отзыв, на&nbsp;странице {ofDoctor ? 'врача' : 'клиники'} его не&nbsp;видно.
    </Callout>
  );
}

function valuesOf({ rating, criteria, text, anonymous }: Review): ReviewValues {
  return {
    rating: String(rating),
    criteria: {
      attention: String(criteria.attention ?? ''),
      explanation: String(criteria.explanation ?? ''),
      punctuality: String(criteria.punctuality ?? ''),
    },
    text,
    anonymous: anonymous ? HIDDEN : NAMED,
  };
}
