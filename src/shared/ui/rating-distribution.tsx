import { reviewsCount } from '@/shared/format/counts';
import { wholeNumber } from '@/shared/format/number';

interface RatingDistributionProps {
  /** How many reviews gave five stars, four, and so on down to one. */
  counts: readonly [five: number, four: number, three: number, two: number, one: number];
}

/** Five bars of 8 px with the numbers beside them. */
export function RatingDistribution({ counts }: RatingDistributionProps) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <ul className="space-y-1.5" aria-label="Сколько каких оценок">
      {counts.map((count, index) => (
        <li key={5 - index} className="flex items-center gap-2.5 text-small">
          <span className="w-2.5" aria-hidden="true">
            {5 - index}
          </span>
          <span className="sr-only">
            Оценка {5 - index}: {reviewsCount(count)}
          </span>
          <span className="h-2 grow overflow-hidden rounded-full bg-sunken" aria-hidden="true">
            {count > 0 && (
              <span
                className="block h-full min-w-1.25 rounded-full bg-bar forced-colors:bg-system"
                style={{ width: `${(100 * count) / total}%` }}
              />
            )}
          </span>
          <span className="w-9 text-right text-ink-3" aria-hidden="true">
            {wholeNumber(count)}
          </span>
        </li>
      ))}
    </ul>
  );
}
