import { Link } from '@tanstack/react-router';
import type { FeedbackMeta } from '#generated/models/feedback-meta.ts';
import { reviewsCount } from '@/shared/format/counts';
import { ratingNumber, wholeNumber } from '@/shared/format/number';
import { Stars } from '@/shared/ui/rating';
import { refusedPhrase } from './refused-reviews';
import { ratingCounts } from './review-text';

type Summary = Pick<FeedbackMeta, 'rating' | 'distribution' | 'rejected_count' | 'rejected_for'>;

/** The average rating and the distribution of ratings. Renders nothing if there are no reviews. */
export function ReviewSummary({ meta }: { meta: Summary }) {
  if (meta.rating === null) return null;
  const refused = refusedPhrase(meta);
  return (
    <>
      <div className="flex items-center gap-15 phone:flex-col phone:items-stretch phone:gap-3">
        <div className="w-43 shrink-0 phone:w-auto">
          <div className="flex items-center gap-3">
            <span className="text-h1">
              <span className="sr-only">Средняя оценка </span>
              {ratingNumber(meta.rating)}
            </span>
            <span aria-hidden="true">
              <Stars value={Math.round(meta.rating)} />
            </span>
          </div>
          <p className="mt-1 text-small text-ink-3">Отзыв можно оставить только после визита</p>
          <Link to="/conditions/$document" params={{ document: 'rating' }} className="link text-small">
            Как считаем рейтинг
          </Link>
        </div>
        <div className="min-w-0 grow">
          <RatingDistribution counts={ratingCounts(meta)} />
        </div>
      </div>
      {refused !== '' && <p className="mt-3 text-small text-ink-3">{refused}</p>}
    </>
  );
}

interface RatingDistributionProps {
  /** Number of reviews with each rating. */
  counts: readonly [five: number, four: number, three: number, two: number, one: number];
}

/**
 * A bar for each rating from five to one. Its length shows the number of reviews with this rating.
 */
function RatingDistribution({ counts }: RatingDistributionProps) {
  const [five, four, three, two, one] = counts;
  const rows = [
    { rating: 5, count: five },
    { rating: 4, count: four },
    { rating: 3, count: three },
    { rating: 2, count: two },
    { rating: 1, count: one },
  ];
  const total = five + four + three + two + one;
  return (
    <ul className="space-y-1.5" aria-label="Сколько каких оценок">
      {rows.map(({ rating, count }) => (
        <li key={rating} className="flex items-center gap-2.5 text-small">
          <span className="w-2.5" aria-hidden="true">
            {rating}
          </span>
          <span className="sr-only">
            Оценка {rating}: {reviewsCount(count)}
          </span>
          {/* An SVG instead of a styled box, because the policy forbids style attributes in
              server-rendered HTML. */}
          <svg className="h-2 min-w-0 grow basis-0 overflow-hidden rounded-full bg-sunken" aria-hidden="true">
            {count > 0 && (
              <rect
                className="fill-bar forced-colors:fill-system"
                width={`${Math.max(2, (100 * count) / total)}%`}
                height="8"
                rx="4"
              />
            )}
          </svg>
          <span className="min-w-9 text-right text-ink-3" aria-hidden="true">
            {wholeNumber(count)}
          </span>
        </li>
      ))}
    </ul>
  );
}
