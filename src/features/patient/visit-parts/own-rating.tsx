import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import { Link } from '@tanstack/react-router';
import type { Visit } from '#generated/models/visit.ts';
import { Icon } from '@/shared/ui/icon';

/** Link to the review: «Ваша оценка ★ 5». */
export function OwnRating({ visit: { rating, review_id } }: { visit: Pick<Visit, 'rating' | 'review_id'> }) {
  if (rating === null || review_id === null) return null;
  return (
    <Link
      to="/fo/patient/reviews/$id"
      params={{ id: String(review_id) }}
      className="inline-flex min-h-9 items-center gap-1.5 text-small text-ink-2 hover:text-teal phone:min-h-11"
    >
      Ваша оценка
      <Icon icon={IconStarFilled} size={18} className="text-star" />
      <span className="font-medium text-ink">{rating}</span>
    </Link>
  );
}
