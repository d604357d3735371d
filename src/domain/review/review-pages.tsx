import type { ComponentProps } from 'react';
import type { FeedbackMeta } from '#generated/models/feedback-meta.ts';
import type { Feedback } from '#generated/models/feedback.ts';
import { wholeNumber } from '@/shared/format/number';
import { cx } from '@/shared/ui/cx';
import { Pagination } from '@/shared/ui/pagination';
import { ReviewItem } from './review-item';
import { ReviewSummary } from './review-summary';

interface ReviewPagesProps {
  answer: { readonly data: readonly Feedback[]; readonly meta: FeedbackMeta };
  /** Who answers these reviews, where it is one person. */
  doctor?: ComponentProps<typeof ReviewItem>['doctor'];
  /** Draws the router's link to another page. */
  renderLink: ComponentProps<typeof Pagination>['renderLink'];
  /** The next page is on its way; the one before stays till then. */
  refreshing: boolean;
}

/** The distribution, one page of reviews, and the way to the others. */
export function ReviewPages({ answer: { data, meta }, doctor, renderLink, refreshing }: ReviewPagesProps) {
  if (meta.total === 0) {
    return <p className="text-ink-2">Пока нет отзывов. Отзыв можно оставить только после визита.</p>;
  }
  return (
    <>
      <ReviewSummary meta={meta} />
      <ul className={cx('mt-5 transition-opacity', refreshing && 'opacity-50')} aria-busy={refreshing}>
        {data.map((review) => (
          <ReviewItem key={review.id} level={2} review={review} doctor={doctor} />
        ))}
      </ul>
      {data.length === 0 && (
        <p className="text-ink-2">
          Страницы {wholeNumber(meta.page)}&nbsp;нет: отзывы кончаются раньше.{' '}
          {renderLink({
            page: meta.last_page,
            'aria-label': 'Открыть последнюю страницу отзывов',
            className: 'link',
            children: 'Открыть последнюю',
          })}
        </p>
      )}
      <Pagination
        page={Math.min(meta.page, meta.last_page + 1)}
        lastPage={meta.last_page}
        renderLink={renderLink}
        className="mt-2"
      />
    </>
  );
}
