import * as newsMocks from '#generated/mocks/patient-news/patient-news.msw.ts';
import type { NewsItem } from '#generated/models/news-item.ts';
import type { NewsRow } from '../../db/types/content.ts';
import { implement } from '../../implement.ts';
import { Refusal } from '../../rules/refusal.ts';
import { pageOf } from '../views/paging.ts';

const newestFirst = (a: NewsRow, b: NewsRow): number => b.published_at.localeCompare(a.published_at) || a.id - b.id;

export const news = implement(newsMocks)({
  newsList: ({ db, query }) => {
    const { rows, meta } = pageOf([...db.news.all()].toSorted(newestFirst), query);
    return { data: rows.map(newsView), meta };
  },

  newsRead: ({ db, path }) => {
    const row = db.news.get(path.id);
    if (row === undefined) throw Refusal.notFound();
    return { data: newsView(row) };
  },
});

function newsView({ id, title, lead, paragraphs, published_at, tag, picture }: NewsRow): NewsItem {
  return { id, title, lead, text: paragraphs.join('\n\n'), published_at, tag, picture };
}
