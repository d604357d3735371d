import type { ComponentProps, ReactNode } from 'react';
import type { FeedbackMeta } from '#generated/models/feedback-meta.ts';
import type { Feedback } from '#generated/models/feedback.ts';
import { cx } from '@/shared/ui/cx';
import { ReviewItem } from './review-item';
import { ReviewSummary } from './review-summary';

interface LatestListProps {
  answer: { readonly data: readonly Feedback[]; readonly meta: FeedbackMeta };
  doctor?: ComponentProps<typeof ReviewItem>['doctor'];
  refreshing: boolean;
  /** Sort control. Set if there is no room for it beside the heading. */
  order?: ReactNode;
  /** Link to the page with all reviews. The link is shown if not all reviews are on this page. */
  all: ReactNode;
}

/**
 * Reviews on the page of a doctor or clinic: the average rating, the distribution of ratings, and
 * the first reviews.
 */
export function LatestList({ answer: { data, meta }, doctor, refreshing, order, all }: LatestListProps) {
  if (meta.total === 0) {
    return <p className="text-ink-2">Пока нет отзывов. Отзыв можно оставить только после визита.</p>;
  }
  return (
    <>
      <ReviewSummary meta={meta} />
      {order}
      <ul className={cx('mt-5 transition-opacity', refreshing && 'opacity-50')}>
        {data.map((review) => (
          <ReviewItem key={review.id} review={review} doctor={doctor} />
        ))}
      </ul>
      {meta.total > data.length && all}
    </>
  );
}
