import * as newsMocks from '#generated/mocks/clinic-news/clinic-news.msw.ts';
import type { ClinicNews } from '#generated/models/clinic-news.ts';
import type { NewsRow } from '../../db/types/content.ts';
import { implement } from '../../implement.ts';
import { changeNews, deleteNews, newsOfClinic, ownNews, publishNews, writeNews } from '../../rules/clinic/news.ts';
import { pageOf } from '../views/paging.ts';

export const news = implement(newsMocks)({
  clinicNewsList: ({ db, user, query }) => {
    const { rows, meta } = pageOf(newsOfClinic(db, user), query);
    return { data: rows.map(clinicNewsView), meta };
  },
  clinicNewsCreate: ({ db, user, body, now }) => ({ data: clinicNewsView(writeNews(db, user, body, now)) }),
  clinicNewsRead: ({ db, user, path }) => ({ data: clinicNewsView(ownNews(db, user, path.id)) }),
  clinicNewsUpdate: ({ db, user, path, body, now }) => ({
    data: clinicNewsView(changeNews(db, user, path.id, body, now)),
  }),
  clinicNewsDelete: ({ db, user, path }) => deleteNews(db, user, path.id),
  clinicNewsPublicationUpdate: ({ db, user, path, body, now }) => ({
    data: clinicNewsView(publishNews(db, user, path.id, body.published, now)),
  }),
});

function clinicNewsView({ paragraphs, published_at, updated_at, ...row }: NewsRow): ClinicNews {
  const { id, title, lead, tag, picture } = row;
  return {
    id,
    title,
    lead,
    text: paragraphs.join('\n\n'),
    tag,
    picture,
    state: published_at === null ? 'draft' : 'published',
    published_at,
    updated_at: updated_at ?? published_at ?? '',
  };
}
