import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { reviewPage } from '@/features/patient/reviews/review-page';

describe('the page number of the list of reviews', () => {
  it.each([
    ['no value', 1, {}],
    ['the value 3', 3, { page: 3 }],
    ['the value 0', 1, { page: 0 }],
    ['the value 1.5', 1, { page: 1.5 }],
    ['the value «last»', 1, { page: 'last' }],
    ['the value 1000000000', 1, { page: 1e9 }],
  ])('is read from a URL with %s as %i', (_, page, search) => {
    expect(v.parse(reviewPage, search)).toEqual({ page });
  });
});
