import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refusedPhrase } from '@/domain/review/refused-reviews';
import { isReviewSort } from '@/domain/review/review-sort';
import { ratingCounts, replyOccasion, reviewOccasion } from '@/domain/review/review-text';
import { REVIEW_SORTS } from '@/shared/config/limits';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-05-12T08:20:00+05:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['of the service «Первичный приём кардиолога»', '3 мая, первичный приём кардиолога', 'Первичный приём кардиолога'],
  ['of the service «ЭКГ с расшифровкой»', '3 мая, ЭКГ с расшифровкой', 'ЭКГ с расшифровкой'],
  ['of the service «ЭхоКГ»', '3 мая, ЭхоКГ', 'ЭхоКГ'],
  ['without a service', '3 мая', null],
])('a review %s has the heading «%s»', (_, text, service_title) => {
  expect(plain(reviewOccasion({ created_at: '2026-05-03T18:10:00+05:00', service_title }))).toBe(text);
});

it('an older review’s heading has the year', () => {
  expect(plain(reviewOccasion({ created_at: '2025-12-30T18:10:00+05:00', service_title: null }))).toBe(
    '30 декабря 2025',
  );
});

it('the text about a doctor’s reply to a review has the grammatical gender of the doctor', () => {
  expect(plain(replyOccasion('female', '2026-05-04T09:00:00+05:00'))).toBe('ответила 4 мая');
  expect(plain(replyOccasion('male', '2026-05-04T09:00:00+05:00'))).toBe('ответил 4 мая');
});

it.each([
  ['no refused reviews', '', { rejected_count: 0 }],
  ['two refused reviews', 'Не прошли проверку: 2', { rejected_count: 2 }],
  [
    'refused reviews with a known and an unknown reason',
    'Не прошли проверку: 3 (оскорбления 2, другое 1)',
    {
      rejected_count: 3,
      rejected_for: [{ reason: 'insult', count: 2 } as const, { reason: 'new' as 'other', count: 1 }],
    },
  ],
])('the text about %s is «%s»', (_, text, meta) => {
  expect(plain(refusedPhrase(meta))).toBe(text);
});

it('the numbers of reviews are shown from the rating 5 to 1, with zero for a rating that the response omits', () => {
  const distribution = [
    { rating: 1, count: 2 },
    { rating: 5, count: 170 },
  ];
  expect(ratingCounts({ distribution })).toEqual([170, 0, 0, 0, 2]);
});

it('a list of reviews accepts only the sort orders of docs/rules.md §9', () => {
  expect(REVIEW_SORTS.every(isReviewSort)).toBe(true);
  expect(isReviewSort('newest')).toBe(false);
  expect(isReviewSort('toString')).toBe(false);
});
