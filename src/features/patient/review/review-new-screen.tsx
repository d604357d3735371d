import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import { getRouteApi, Link, linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import { useReviewCreate } from '#generated/api/patient-reviews/patient-reviews.ts';
import { useVisitReadSuspense } from '#generated/api/patient-visits/patient-visits.ts';
import type { Visit } from '#generated/models/visit.ts';
import { visitPersonText } from '@/domain/visit/visit-text';
import { shortPlace } from '@/domain/visit/visit-where';
import { dataOf } from '@/shared/api/load';
import { isProblem } from '@/shared/api/problem';
import { dateTime } from '@/shared/format/time';
import { ButtonLink } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { LiveRegion } from '@/shared/ui/live-region';
import { BackLink } from '@/shared/ui/navigation/back-link';
import { useWrite } from '@/shared/write/use-write';
import { AfterSending, ReviewedVisit } from './review-aside';
import { blankReview } from './review-fields';
import { ReviewForm } from './review-form';

const route = getRouteApi('/fo/patient/_cabinet/reviews/new');

/**
 * Form for a review of a past visit. The provider's documents do not have the route
 * patientReviewNew.
 */
export function ReviewNewScreen() {
  const { visit } = route.useSearch();
  // If there is no visit, the loader redirects. The React key changes with the visit, which resets
  // the form.
  return visit !== undefined && <VisitReview key={visit} id={visit} />;
}

function VisitReview({ id }: { id: number }) {
  const { data: visit, refetch } = useVisitReadSuspense(id, { query: { select: dataOf } });
  // If the visit changes, an open form stays open, so that the typed text isn't lost.
  const [opened] = useState(() => canBeReviewed(visit));

  return (
    <>
      <BackLink to="/fo/patient/reviews">Отзывы</BackLink>
      <h1 className="page-inset mt-1 text-page">{visit.doctor ? 'Отзыв о\u00A0приёме' : 'Отзыв о\u00A0визите'}</h1>
      <div className="mt-5 columns-cabinet-aside">
        <div className="flex flex-col gap-6 wide:order-1">
          <ReviewedVisit
            host={visit}
            serviceTitle={visit.service_title}
            moment={dateTime(visit.starts_at)}
            place={`${shortPlace(visit)}. ${visitPersonText(visit.person)}`}
          />
          <div className="narrow:hidden">
            <AfterSending ofDoctor={visit.doctor !== null} />
          </div>
        </div>
        {opened || canBeReviewed(visit) ? (
          <NewReview visit={visit} onConflict={() => void refetch()} />
        ) : (
          <NotReviewable visit={visit} />
        )}
      </div>
    </>
  );
}

function NewReview({ visit, onConflict }: { visit: Visit; onConflict: () => void }) {
  const create = useWrite(useReviewCreate(), {
    done: 'Отзыв отправлен на\u00A0проверку',
    next: ({ data: { id } }) =>
      linkOptions({ to: '/fo/patient/reviews/$id', params: { id: String(id) }, replace: true }),
    onFailed: ({ status }) => {
      if (status === 409) onConflict();
    },
  });

  return (
    <ReviewForm
      visitId={visit.id}
      serviceTitle={visit.service_title}
      ofDoctor={visit.doctor !== null}
      start={blankReview}
      action="Отправить отзыв"
      busy="Отправляем"
      notice={<ReviewTaken reviewId={isProblem(create.error, 409) ? visit.review_id : null} />}
      send={(answers) => create.ask({ data: { ...answers, visit_id: visit.id } })}
    />
  );
}

/** Whether the visit is completed and has no review yet. */
function canBeReviewed({ status, review_id }: Visit): boolean {
  return status === 'completed' && review_id === null;
}

function NotReviewable({ visit }: { visit: Visit }) {
  if (visit.review_id !== null) {
    return (
      <Card>
        <EmptyState
          icon={IconStar}
          title="Вы уже оценили этот приём"
          action={
            <ButtonLink variant="primary" to="/fo/patient/reviews/$id" params={{ id: String(visit.review_id) }}>
              Открыть отзыв
            </ButtonLink>
          }
        >
          Об&nbsp;одном приёме можно оставить один отзыв. Его можно изменить.
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState
        icon={IconStar}
        title="Отзыв можно оставить после приёма"
        action={
          <ButtonLink variant="primary" to="/fo/patient/visits/$id" params={{ id: String(visit.id) }}>
            Открыть визит
          </ButtonLink>
        }
      >
        Когда приём закончится, клиника отметит&nbsp;это, и&nbsp;здесь появится форма.
      </EmptyState>
    </Card>
  );
}

/**
 * Says that the visit already has a review, perhaps sent in another tab; the typed text stays. If
 * `reviewId` is null, there is no review and nothing is shown.
 */
function ReviewTaken({ reviewId }: { reviewId: number | null }) {
  return (
    <LiveRegion>
      {reviewId !== null && (
        <Callout tone="teal" icon={IconInfoCircle}>
          То, что вы написали, сохранено.{' '}
          <Link
            to="/fo/patient/reviews/$id/edit"
            params={{ id: String(reviewId) }}
            ignoreBlocker
            className="link font-medium"
          >
            Открыть прежний отзыв и&nbsp;заменить текст
          </Link>
        </Callout>
      )}
    </LiveRegion>
  );
}
