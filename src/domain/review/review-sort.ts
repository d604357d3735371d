import type { FeedbackSort } from '#generated/models/feedback-sort.ts';

/** The four orders of reviews, docs/rules.md §9. */
export const REVIEW_SORT_TITLES = {
  new: 'Сначала новые',
  old: 'Сначала старые',
  'high-rate': 'Сначала с\u00A0высокой оценкой',
  'low-rate': 'Сначала с\u00A0низкой оценкой',
} satisfies Record<FeedbackSort, string>;

export function isReviewSort(value: string): value is FeedbackSort {
  return Object.hasOwn(REVIEW_SORT_TITLES, value);
}
