import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { reviewPage } from '@/features/patient/reviews/review-page';

describe('the page number of the list of reviews', () => {
  it.each([
    [{}, 1],
    [{ page: 3 }, 3],
    [{ page: 0 }, 1],
    [{ page: 1.5 }, 1],
    [{ page: 'last' }, 1],
    [{ page: 1e9 }, 1],
  ])('is read from the URL’s parameters %o as %i', (search, page) => {
    expect(v.parse(reviewPage, search)).toEqual({ page });
  });
});
