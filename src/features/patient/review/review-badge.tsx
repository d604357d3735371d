import type { ReviewState } from '#generated/models/review-state.ts';
import { Badge } from '@/shared/ui/badge';
import { reviewLabel } from './review-label';

/** Where a review of one's own stands. */
export function ReviewBadge({ state }: { state: ReviewState }) {
  const { text, tone, icon } = reviewLabel(state);
  return (
    <Badge tone={tone} icon={icon}>
      {text}
    </Badge>
  );
}
