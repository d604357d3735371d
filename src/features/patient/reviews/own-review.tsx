import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { Link } from '@tanstack/react-router';
import type { Review } from '#generated/models/review.ts';
import { reviewOccasion } from '@/domain/review/review-text';
import { VisitPortrait, visitWith } from '@/domain/visit/visit-host';
import { ReviewBadge } from '@/features/patient/review/review-badge';
import { ReviewReply } from '@/features/patient/review/review-reply';
import { ReviewStateNote } from '@/features/patient/review/review-state-note';
import { calendarDay } from '@/shared/format/date';
import { typeset } from '@/shared/format/typography';
import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Icon } from '@/shared/ui/icon';
import { Stars } from '@/shared/ui/rating';

/** One review in a list of one's own: about whom, where it stands, how it begins. */
export function OwnReview({ review }: { review: Review }) {
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
