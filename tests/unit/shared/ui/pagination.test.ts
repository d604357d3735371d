import { expect, it } from 'vitest';
import { pageNumbers } from '@/shared/ui/navigation/pagination';

it.each([
  [1, 1, '1'],
  [1, 4, '1 2 3 4'],
  [1, 5, '1 2 … 5'],
  [2, 4, '1 2 3 4'],
  [3, 5, '1 2 3 4 5'],
  [6, 12, '1 … 5 6 7 … 12'],
  [12, 12, '1 … 11 12'],
])('a pagination on page %i of %i shows «%s»', (page, last, shown) => {
  expect(
    pageNumbers(page, last)
      .map((number) => number ?? '…')
      .join(' '),
  ).toBe(shown);
});
