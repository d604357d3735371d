import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { paragraphs } from '@/domain/news/paragraphs';
import { newsPage } from '@/features/patient/news/news-page';

describe('the page number of the list of news', () => {
  it.each([
    ['no value', 1, {}],
    ['the value 3', 3, { page: 3 }],
    ['the value 0', 1, { page: 0 }],
    ['the value 1.5', 1, { page: 1.5 }],
    ['the value «last»', 1, { page: 'last' }],
    ['the value 1000000000', 1, { page: 1e9 }],
  ])('is read from a URL with %s as %i', (_, page, search) => {
    expect(v.parse(newsPage, search)).toEqual({ page });
  });
});

it('the text of a news item is split into paragraphs', () => {
  const texts = (text: string) => paragraphs(text).map((paragraph) => paragraph.text);
  expect(texts('Один.\n\nДва,\nв две строки.\n  \n\n\nТри.\n')).toEqual(['Один.', 'Два,\nв две строки.', 'Три.']);
  expect(paragraphs('Снова.\n\nСнова.').map(({ number }) => number)).toEqual([1, 2]);
  expect(paragraphs(' \n\n ')).toEqual([]);
});
