import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { paragraphs } from '@/domain/news/paragraphs';
import { newsPage } from '@/features/patient/news/news-page';

describe('the page number of the list of news', () => {
  it.each([
    [{}, 1],
    [{ page: 3 }, 3],
    [{ page: 0 }, 1],
    [{ page: 1.5 }, 1],
    [{ page: 'last' }, 1],
    [{ page: 1e9 }, 1],
  ])('is read from the URL’s parameters %o as %i', (search, page) => {
    expect(v.parse(newsPage, search)).toEqual({ page });
  });
});

it('the text of a news item is split into paragraphs', () => {
  const texts = (text: string) => paragraphs(text).map((paragraph) => paragraph.text);
  expect(texts('Один.\n\nДва,\nв две строки.\n  \n\n\nТри.\n')).toEqual(['Один.', 'Два,\nв две строки.', 'Три.']);
  expect(paragraphs('Снова.\n\nСнова.').map(({ number }) => number)).toEqual([1, 2]);
  expect(paragraphs(' \n\n ')).toEqual([]);
});
