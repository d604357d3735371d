import type { DoctorFeedbacks200 } from '@generated/models/doctor-feedbacks200';
import type { DoctorFull } from '@generated/models/doctor-full';
import type { FeedbackSort } from '@generated/models/feedback-sort';
import { Link } from '@tanstack/react-router';
import { ReviewItem } from '@/domain/review/review-item';
import { ReviewSummary } from '@/domain/review/review-summary';
import { shortName } from '@/shared/format/name';
import { cx } from '@/shared/ui/cx';
import { Pagination } from '@/shared/ui/pagination';

interface ReviewPagesProps {
  answer: DoctorFeedbacks200;
  doctor: DoctorFull;
  sort: FeedbackSort;
  /** The next page is on its way; the one before stays till then. */
  refreshing: boolean;
}

/** The distribution, one page of reviews, and the way to the others. */
export function ReviewPages({ answer: { data, meta }, doctor, sort, refreshing }: ReviewPagesProps) {
  if (meta.total === 0) {
    return <p className="text-ink-2">Пока нет отзывов. Отзыв можно оставить только после визита.</p>;
  }
  return (
    <>
      <ReviewSummary meta={meta} />
      <ul className={cx('mt-5 transition-opacity', refreshing && 'opacity-50')} aria-busy={refreshing}>
        {data.map((review) => (
          <ReviewItem
            key={review.id}
            level={2}
            review={review}
            doctor={{ name: shortName(doctor), gender: doctor.gender }}
          />
        ))}
      </ul>
      {data.length === 0 && <p className="text-ink-2">На&nbsp;этой странице отзывов нет: их&nbsp;меньше.</p>}
      <Pagination
        page={Math.min(meta.page, meta.last_page + 1)}
        lastPage={meta.last_page}
        renderLink={({ page, ...link }) => (
          <Link {...link} to="/doctor/$slug/reviews" params={{ slug: doctor.slug }} search={{ sort, page }} />
        )}
        className="mt-2"
      />
    </>
  );
}
