import type { FeedbackSort } from '#generated/models/feedback-sort.ts';
import { Select } from '@/shared/ui/select';
import { isReviewSort, REVIEW_SORT_TITLES } from './review-sort';

interface ReviewSortSelectProps {
  value: FeedbackSort;
  onChange: (sort: FeedbackSort) => void;
  className?: string;
}

/** In which order reviews stand. */
export function ReviewSortSelect({ value, onChange, className }: ReviewSortSelectProps) {
  return (
    <Select
      look="small"
      aria-label="Порядок отзывов"
      value={value}
      onChange={(event) => {
        if (isReviewSort(event.target.value)) onChange(event.target.value);
      }}
      className={className}
    >
      {Object.entries(REVIEW_SORT_TITLES).map(([sort, title]) => (
        <option key={sort} value={sort}>
          {title}
        </option>
      ))}
    </Select>
  );
}
