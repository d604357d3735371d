import type { ReactNode } from 'react';
import type { FeedbackSort } from '#generated/models/feedback-sort.ts';
import { wholeNumber } from '@/shared/format/number';
import { Card } from '@/shared/ui/card';
import { ReviewSortSelect } from './review-sort-select';

interface ReviewsLayoutProps {
  /** The way back to whom the reviews are about. */
  back: ReactNode;
  heading: string;
  total: number;
  sort: FeedbackSort;
  onSortChange: (sort: FeedbackSort) => void;
  /** Whom they are about, beside them. */
  aside: ReactNode;
  children: ReactNode;
}

/** The page of all reviews, of a doctor or of a clinic. */
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
