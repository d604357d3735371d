import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ReviewList200 } from '#generated/models/review-list200.ts';
import { Pagination } from '@/shared/ui/pagination';
import { OwnReview } from './own-review';

interface OwnReviewListProps {
  answer: ReviewList200;
  page: number;
  /** What stands in the place of an empty list. */
  empty: ReactNode;
}

/** One page of one's own reviews, and the way to the others. */
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
