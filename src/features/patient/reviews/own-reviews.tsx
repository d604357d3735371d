import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ReviewListAnswer } from '#generated/models/review-list-answer.ts';
import type { ReviewListMeta } from '#generated/models/review-list-meta.ts';
import type { Review } from '#generated/models/review.ts';
import { reviewOccasion } from '@/domain/review/review-text';
import { VisitPortrait, visitWith } from '@/domain/visit/visit-host';
import { ReviewReply } from '@/features/patient/review/review-reply';
import { ReviewBadge, ReviewStateNote } from '@/features/patient/review/review-state';
import { calendarDay } from '@/shared/format/date';
import { typeset } from '@/shared/format/typography';
import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Icon } from '@/shared/ui/icon';
import { Pagination } from '@/shared/ui/navigation/pagination';
import { TabLink, TabLinks } from '@/shared/ui/navigation/tab-links';
import { PageHeading } from '@/shared/ui/page-heading';
import { Stars } from '@/shared/ui/rating';

interface ReviewsLayoutProps {
  counts: ReviewListMeta['counts'];
  children: ReactNode;
}

export function ReviewsLayout({ counts: { published, in_process, rejected }, children }: ReviewsLayoutProps) {
  return (
    <>
      <PageHeading className="page-inset text-page" />
      <TabLinks label="Отзывы" className="mt-4 phone:-mx-(--gutter) phone:px-4">
        <TabLink
          to="/fo/patient/reviews"
          activeOptions={{ exact: true, includeSearch: false }}
          count={published + in_process + rejected}
        >
          Все
        </TabLink>
        <TabLink to="/fo/patient/reviews-in-process" count={in_process + rejected}>
          Не&nbsp;опубликованы
        </TabLink>
      </TabLinks>
      {children}
    </>
  );
}

interface OwnReviewListProps {
  answer: ReviewListAnswer;
  page: number;
  /** Content shown if the list is empty. */
  empty: ReactNode;
}

export function OwnReviewList({ answer: { data, meta }, page, empty }: OwnReviewListProps) {
  return (
    <>
      {data.length === 0 ? (
        empty
      ) : (
        <ul className="mt-6 flex flex-col gap-4 phone:mt-4 phone:gap-3">
          {data.map((review) => (
            <OwnReview key={review.id} review={review} />
          ))}
        </ul>
      )}
      <Pagination
        page={Math.min(page, meta.last_page + 1)}
        lastPage={meta.last_page}
        className="mt-6 flex justify-center"
        renderLink={({ page: target, ...link }) => <Link to="." search={{ page: target }} {...link} />}
      />
    </>
  );
}

/** Card of one of the patient's reviews: doctor, state, beginning of the text. */
function OwnReview({ review }: { review: Review }) {
  const params = { id: String(review.id) };
  const name = visitWith(review);
  const about = `${name}, ${calendarDay(review.visit_date)}`;
  return (
    <Card as="li">
      <div className="flex items-center gap-3">
        <VisitPortrait visit={review} size={48} />
        <div className="min-w-0 grow">
          <h2 className="font-medium">{name}</h2>
          <p className="text-small text-ink-2">{reviewOccasion({ ...review, created_at: review.visit_date })}</p>
        </div>
        <Link
          to="/fo/patient/reviews/$id"
          params={params}
          aria-label={`Открыть отзыв: ${about}`}
          className="grid size-11 place-items-center rounded-control text-ink-2 transition-colors hover:bg-canvas"
        >
          <Icon icon={IconChevronRight} />
        </Link>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Stars value={review.rating} />
        <ReviewBadge state={review.state} />
      </div>
      <p className="mt-2 line-clamp-3 max-w-160 wrap-anywhere">{typeset(review.text)}</p>
      <ReviewReply review={review} folded />
      <ReviewStateNote review={review} className="mt-3" />
      {review.state === 'rejected' && (
        <ButtonLink
          className="mt-3"
          variant="primary"
          to="/fo/patient/reviews/$id/edit"
          params={params}
          aria-label={`Исправить отзыв: ${about}`}
        >
          Исправить
        </ButtonLink>
      )}
    </Card>
  );
}
