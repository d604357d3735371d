import IconMessage2 from '@tabler/icons-react/dist/esm/icons/IconMessage2.mjs';
import type { ComponentProps, ReactNode } from 'react';
import type { OwnFeedbackMeta } from '#generated/models/own-feedback-meta.ts';
import type { OwnFeedback } from '#generated/models/own-feedback.ts';
import { ReviewSummary } from '@/domain/review/review-summary';
import { Card } from '@/shared/ui/card';
import { cx } from '@/shared/ui/cx';
import { EmptyState } from '@/shared/ui/empty-state';
import { Pagination } from '@/shared/ui/navigation/pagination';
import { PageHeading } from '@/shared/ui/page-heading';
import { OwnReview } from './own-review';
import type { ReviewsDesk } from './reviews-desk';

/** Texts for an empty list, one for each kind of reviews. */
export const noneLeft = {
  unanswered: {
    title: 'На\u00A0все отзывы есть ответ',
    text: 'Новый отзыв появится здесь и\u00A0в\u00A0уведомлениях.',
  },
  complained: { title: 'Жалоб нет', text: 'Если отзыв нарушает правила, пожалуйтесь на\u00A0него в\u00A0меню «…».' },
} as const;

interface OwnReviewsPageProps {
  answer: { readonly data: readonly OwnFeedback[]; readonly meta: OwnFeedbackMeta };
  desk: ReviewsDesk;
  /** Tabs above the list. */
  tabs: ReactNode;
  filters?: ReactNode;
  /** Text shown if the list is empty. */
  empty: { readonly title: string; readonly text: string };
  renderLink: ComponentProps<typeof Pagination>['renderLink'];
  /** Whether the previous list is still shown, because another page or filter is loading. */
  refreshing?: boolean;
}

/** Reviews of a doctor or clinic: summary, one page of the list, and replies. */
export function OwnReviewsPage({ answer: { data, meta }, desk, tabs, filters, empty, ...rest }: OwnReviewsPageProps) {
  const { renderLink, refreshing = false } = rest;
  const beyond = data.length === 0 && meta.total > 0;
  return (
    <>
      <PageHeading className="page-inset text-h2" />
      {meta.rating !== null && (
        <Card className="mt-4">
          <ReviewSummary meta={meta} />
        </Card>
      )}
      <div className="mt-3">{tabs}</div>
      {filters && <div className="mt-4 flex flex-wrap gap-2 phone:flex-col">{filters}</div>}
      {data.length === 0 ? (
        <Card className="mt-4">
          <EmptyState icon={IconMessage2} title={beyond ? 'Такой страницы нет' : empty.title}>
            {beyond ? 'Столько отзывов ещё не\u00A0написали.' : empty.text}
          </EmptyState>
        </Card>
      ) : (
        <ul
          className={cx('mt-4 flex flex-col gap-4 transition-opacity phone:gap-3', refreshing && 'opacity-50')}
          aria-busy={refreshing}
        >
          {data.map((review) => (
            <OwnReview key={review.id} review={review} desk={desk} />
          ))}
        </ul>
      )}
      <Pagination
        page={Math.min(meta.page, meta.last_page + 1)}
        lastPage={meta.last_page}
        renderLink={renderLink}
        className="mt-6 flex justify-center"
      />
    </>
  );
}
