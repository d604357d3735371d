import { Link, getRouteApi, linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import { useReviewReadSuspense, useReviewDelete } from '#generated/api/patient-reviews/patient-reviews.ts';
import type { Review } from '#generated/models/review.ts';
import { reviewOccasion } from '@/domain/review/review-text';
import { visitWith } from '@/domain/visit/visit-host';
import { dataOf } from '@/shared/api/load';
import { calendarDay } from '@/shared/format/date';
import { typeset } from '@/shared/format/typography';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { BackLink } from '@/shared/ui/navigation/back-link';
import { PageHeading } from '@/shared/ui/page-heading';
import { Stars } from '@/shared/ui/rating';
import { ConfirmAction } from '@/shared/write/confirm-action';
import { useWrite, type Write } from '@/shared/write/use-write';
import { ReviewedVisit } from './review-aside';
import { CRITERIA_LABELS, HIDDEN_NAME, RATING_LABELS } from './review-fields';
import { ReviewReply } from './review-reply';
import { ReviewBadge, ReviewStateNote } from './review-state';

const toReviews = linkOptions({ to: '/fo/patient/reviews', replace: true });

const route = getRouteApi('/fo/patient/_cabinet/reviews/$id/');

/**
 * One of the patient's reviews with its state and actions. The provider's documents do not have the
 * route patientReviewShow.
 */
export function ReviewScreen() {
  const { id } = route.useParams();
  // After the deletion the review is refetched once. The answer is a 404, which must not show an
  // error.
  const { data: review } = useReviewReadSuspense(Number(id), {
    query: { select: dataOf, meta: { silent: [404] } },
  });
  const [deleting, setDeleting] = useState(false);
  // The page has this mutation, not the dialog: after the deletion another page opens even if the
  // dialog is closed.
  const remove = useWrite(useReviewDelete(), { done: 'Отзыв удалён', next: () => toReviews });
  const rejected = review.state === 'rejected';

  return (
    <>
      <BackLink to="/fo/patient/reviews">Отзывы</BackLink>
      <PageHeading className="page-inset mt-1 text-page" />
      <div className="mt-5 columns-cabinet-aside">
        <Card as="article">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="flex items-center gap-2">
              <Stars value={review.rating} />
              <span className="font-medium">{RATING_LABELS[review.rating - 1]}</span>
            </p>
            <ReviewBadge state={review.state} />
          </div>
          <ReviewStateNote review={review} className="mt-4" />
          <p className="mt-4 max-w-160 wrap-anywhere whitespace-pre-line">{typeset(review.text)}</p>
          <p className="mt-3 text-small text-ink-3">
            {review.anonymous ? HIDDEN_NAME : 'Подписан вашим именем'}, {calendarDay(review.created_at)}
          </p>
          <ReviewReply review={review} />
          <Criteria review={review} />
          <div className="mt-5 flex flex-wrap gap-2 border-t border-line pt-4 phone:grid phone:grid-cols-2">
            <ButtonLink variant={rejected ? 'primary' : 'secondary'} to="/fo/patient/reviews/$id/edit" params={{ id }}>
              {rejected ? 'Исправить' : 'Изменить'}
            </ButtonLink>
            <Button
              variant="quiet"
              onClick={() => {
                remove.forget();
                setDeleting(true);
              }}
            >
              Удалить
            </Button>
          </div>
        </Card>
        <div className="flex flex-col gap-3">
          <ReviewedVisit host={review} serviceTitle={review.service_title} moment={calendarDay(review.visit_date)}>
            <Link to="/fo/patient/visits/$id" params={{ id: String(review.visit_id) }} className="link text-small">
              Подробнее о&nbsp;визите
            </Link>
          </ReviewedVisit>
        </div>
      </div>
      {deleting && <DeleteReviewDialog review={review} remove={remove} onClose={() => setDeleting(false)} />}
    </>
  );
}

/** Ratings of the criteria that the patient has rated. */
function Criteria({ review: { criteria } }: { review: Review }) {
  const given = (Object.keys(CRITERIA_LABELS) as (keyof typeof CRITERIA_LABELS)[]).flatMap((criterion) => {
    const stars = criteria[criterion];
    return stars === null ? [] : [{ criterion, stars }];
  });
  if (given.length === 0) return null;
  return (
    <dl className="mt-5 grid grid-cols-3 gap-4 border-t border-line pt-4 text-small phone:grid-cols-1 phone:gap-2">
      {given.map(({ criterion, stars }) => (
        <div key={criterion} className="phone:flex phone:items-center phone:justify-between">
          <dt className="text-ink-3">{CRITERIA_LABELS[criterion]}</dt>
          <dd>
            <Stars value={stars} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface DeleteReviewDialogProps {
  review: Review;
  remove: Write<unknown, { id: number }>;
  onClose: () => void;
}

/** Confirms the deletion of a review. The button that keeps the review has the focus. */
function DeleteReviewDialog({ review, remove, onClose }: DeleteReviewDialogProps) {
  return (
    <ConfirmAction
      write={remove}
      title="Удалить отзыв?"
      safe="Оставить отзыв"
      action="Удалить отзыв"
      busy="Удаляем"
      onConfirm={() => remove.send({ id: review.id })}
      onClose={onClose}
    >
      <p>
        {visitWith(review)}, {reviewOccasion({ ...review, created_at: review.visit_date })}
      </p>
      <p className="mt-2">
        Текст и&nbsp;оценка пропадут{review.reply && ' вместе с\u00A0ответом'}. Приём можно будет оценить снова.
      </p>
    </ConfirmAction>
  );
}
