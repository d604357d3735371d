import type { FeedbackSort } from '#generated/models/feedback-sort.ts';
import { Select } from '@/shared/ui/fields/select';

interface ReviewSortSelectProps {
  value: FeedbackSort;
  onChange: (sort: FeedbackSort) => void;
  className?: string;
}

export function ReviewSortSelect({ value, onChange, className }: ReviewSortSelectProps) {
  return (
    <Select
      size="small"
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

/** Labels of the four orders of reviews (docs/rules.md §9). */
const REVIEW_SORT_TITLES = {
  new: 'Сначала новые',
  old: 'Сначала старые',
  'high-rate': 'Сначала с\u00A0высокой оценкой',
  'low-rate': 'Сначала с\u00A0низкой оценкой',
} satisfies Record<FeedbackSort, string>;

export function isReviewSort(value: string): value is FeedbackSort {
  return Object.hasOwn(REVIEW_SORT_TITLES, value);
}
