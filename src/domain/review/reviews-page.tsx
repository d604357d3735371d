import type { ComponentProps, ReactNode } from 'react';
import type { FeedbackMeta } from '#generated/models/feedback-meta.ts';
import type { FeedbackSort } from '#generated/models/feedback-sort.ts';
import type { Feedback } from '#generated/models/feedback.ts';
import { wholeNumber } from '@/shared/format/number';
import { Card } from '@/shared/ui/card';
import { cx } from '@/shared/ui/cx';
import { Pagination } from '@/shared/ui/navigation/pagination';
import { ReviewItem } from './review-item';
import { ReviewSortSelect } from './review-sort';
import { ReviewSummary } from './review-summary';

interface ReviewsLayoutProps {
  /** Link back to the doctor or clinic. */
  back: ReactNode;
  heading: string;
  total: number;
  sort: FeedbackSort;
  onSortChange: (sort: FeedbackSort) => void;
  /** Card of the doctor or clinic beside the reviews. */
  aside: ReactNode;
  children: ReactNode;
}

export function ReviewsLayout({ back, heading, total, sort, onSortChange, aside, children }: ReviewsLayoutProps) {
  return (
    <div className="page pt-6 page-grey phone:pt-4">
      {back}
      <div className="mt-1 mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 phone:mb-4 phone:px-1">
        <h1 className="text-page">
          {heading} {total > 0 && <span className="font-normal text-ink-3">{wholeNumber(total)}</span>}
        </h1>
      </div>
      <div className="columns-main-aside">
        <Card as="div">
          {total > 1 && (
            <ReviewSortSelect value={sort} onChange={onSortChange} className="mb-6 w-54 phone:mb-4 phone:w-full" />
          )}
          {children}
        </Card>
        {aside}
      </div>
    </div>
  );
}

interface ReviewPagesProps {
  answer: { readonly data: readonly Feedback[]; readonly meta: FeedbackMeta };
  /** The doctor who replies. Undefined on a clinic's page. */
  doctor?: ComponentProps<typeof ReviewItem>['doctor'];
  /** Renders the router's link to a page of reviews. */
  renderLink: ComponentProps<typeof Pagination>['renderLink'];
  /** Set while another page loads. The current page stays visible. */
  refreshing: boolean;
}

/** The distribution of ratings, one page of reviews, and links to other pages. */
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
