import * as newsMocks from '#generated/mocks/patient-news/patient-news.msw.ts';
import type { NewsItem } from '#generated/models/news-item.ts';
import type { Db } from '../../db/db.ts';
import type { NewsRow } from '../../db/types/content.ts';
import { implement } from '../../implement.ts';
import { newsFor } from '../../rules/clinic/news.ts';
import { Refusal } from '../../rules/refusal.ts';
import { pageOf } from '../views/paging.ts';

const newestFirst = (a: NewsRow, b: NewsRow): number =>
  (b.published_at ?? '').localeCompare(a.published_at ?? '') || a.id - b.id;

export const news = implement(newsMocks)({
  newsList: ({ db, user, query }) => {
    const { rows, meta } = pageOf(newsFor(db, user).toSorted(newestFirst), query);
    return { data: rows.map((row) => newsView(db, row)), meta };
  },

  newsRead: ({ db, path }) => {
    const row = db.news.get(path.id);
    if (row === undefined || row.published_at === null) throw Refusal.notFound();
    return { data: newsView(db, row) };
  },
});

function newsView(db: Db, row: NewsRow): NewsItem {
  const { id, title, lead, paragraphs, published_at, tag, picture, clinic_id } = row;
  const clinic = clinic_id === null ? undefined : db.clinics.get(clinic_id);
  return {
    id,
    title,
    lead,
    text: paragraphs.join('\n\n'),
    published_at: published_at ?? '',
    tag,
    picture,
    clinic: clinic === undefined ? null : { slug: clinic.slug, title: clinic.title },
  };
}
