import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { followHistory, openedByClick } from '@/shared/navigation/opened-by-click';

test('only a page that a link opens at its top is drawn heading first', () => {
  const history = createMemoryHistory();
  followHistory(history);
  expect(openedByClick(), 'a visit’s first page').toBe(false);
  history.push('/doctor/serikova-aigul');
  expect(openedByClick(), 'a link').toBe(true);
  history.push('/doctor/serikova-aigul#reviews');
  expect(openedByClick(), 'a link into the middle of a page').toBe(false);
  history.push('/search');
  history.back();
  expect(openedByClick(), 'the way back').toBe(false);
  history.replace('/favourites');
  expect(openedByClick(), 'a redirect').toBe(false);
});
