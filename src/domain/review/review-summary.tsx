import type { FeedbackMeta } from '#generated/models/feedback-meta.ts';
import { ratingNumber } from '@/shared/format/number';
import { RatingDistribution } from '@/shared/ui/rating-distribution';
import { Stars } from '@/shared/ui/stars';
import { ratingCounts } from './review-phrase';

/** The mean of the reviews and how they divide. Nothing while there are none. */
export function ReviewSummary({ meta }: { meta: Pick<FeedbackMeta, 'rating' | 'distribution'> }) {
  if (meta.rating === null) return null;
  return (
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
      </div>
      <div className="grow">
        <RatingDistribution counts={ratingCounts(meta)} />
      </div>
    </div>
  );
}
