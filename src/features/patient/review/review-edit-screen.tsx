import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { getRouteApi } from '@tanstack/react-router';
import { useReviewReadSuspense, useReviewUpdate } from '#generated/api/patient-reviews/patient-reviews.ts';
import type { Review } from '#generated/models/review.ts';
import { dataOf } from '@/shared/api/load';
import { calendarDay } from '@/shared/format/date';
import { notify } from '@/shared/notify';
import { BackLink } from '@/shared/ui/back-link';
import { Callout } from '@/shared/ui/callout';
import { AfterSending, ReviewedVisit } from './review-aside';
import { HIDDEN, NAMED, type ReviewValues } from './review-fields';
import { ReviewForm } from './review-form';
import { ReviewStateNote } from './review-state';

const route = getRouteApi('/fo/patient/_cabinet/reviews/$id/edit');

/** Changes a review; it goes to moderation again (added route patientReviewEdit). */
export function ReviewEditScreen() {
  const { id } = route.useParams();
  const navigate = route.useNavigate();
  const { data: review } = useReviewReadSuspense(Number(id), { query: { select: dataOf } });
  const { mutateAsync } = useReviewUpdate({ mutation: { meta: { silent: [404, 422] } } });
  const toReview = { to: '/fo/patient/reviews/$id', params: { id } } as const;

  return (
    <>
      <BackLink {...toReview}>Отзыв</BackLink>
      <h1 className="page-inset mt-1 text-page">Изменить отзыв</h1>
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
          start={valuesOf(review)}
          action="Отправить на&nbsp;проверку"
          busy="Отправляем"
          notice={
            review.state === 'published' ? (
              <UntilRead ofDoctor={review.doctor !== null} />
            ) : (
              <ReviewStateNote review={review} />
            )
          }
          send={async (answers) => {
            await mutateAsync({ id: review.id, data: answers });
            notify.success('Отзыв снова отправлен на\u00A0проверку');
            await navigate({ ...toReview, replace: true, ignoreBlocker: true });
          }}
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
