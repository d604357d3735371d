import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { blankReview, reviewSchema } from '@/features/patient/review/review-fields';

describe('the form of a review', () => {
  const filled = {
    rating: '4',
    criteria: { attention: '5', explanation: '4', punctuality: '3' },
    text: '  Приём прошёл хорошо.\n',
    anonymous: 'hidden',
  };
  const messages = (values: unknown) =>
    v.flatten<typeof reviewSchema>(v.safeParse(reviewSchema, values).issues ?? [{} as never]).nested;

  it('sends the contract’s request: numbers, a text without outer spaces, and whether the name is hidden', () => {
    expect(v.parse(reviewSchema, filled)).toEqual({
      rating: 4,
      criteria: { attention: 5, explanation: 4, punctuality: 3 },
      text: 'Приём прошёл хорошо.',
      anonymous: true,
    });
  });

  it('requires the rating and the text, but no rating for a criterion', () => {
    expect(messages(blankReview)).toEqual({
      rating: ['Поставьте оценку'],
      text: expect.arrayContaining(['Обязательно для заполнения']),
    });
  });

  it('sends null for criteria without a rating', () => {
    const { criteria } = v.parse(reviewSchema, { ...filled, criteria: { ...blankReview.criteria, punctuality: '2' } });
    expect(criteria).toEqual({ attention: null, explanation: null, punctuality: 2 });
  });

  it('shows how many characters the text still needs, and counts an emoji as one character', () => {
    expect(messages({ ...filled, text: 'Хорошо' })?.text).toEqual(['Нужно хотя бы 10\u00A0знаков, сейчас 6']);
    expect(messages({ ...filled, text: '🙂'.repeat(9) })?.text).toEqual(['Нужно хотя бы 10\u00A0знаков, сейчас 9']);
    expect(v.safeParse(reviewSchema, { ...filled, text: '🙂'.repeat(10) }).success).toBe(true);
  });
});
