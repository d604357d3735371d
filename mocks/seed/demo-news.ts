import { dateOf, dayOf } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import { picturePath } from '#mocks/pictures/pictures.ts';
import { NEWS } from './texts/news.ts';

/** Puts the news in; ids follow the order, newest first. */
export function seedNews(db: Db): void {
  const today = dayOf(db.meta.today);
  for (const { daysAgo, drawing, ...row } of NEWS) {
    db.news.seed({
      ...row,
      id: db.news.nextId(),
      picture: picturePath('news', drawing),
      published_at: `${dateOf(today - daysAgo)}T10:00:00+05:00`,
    });
  }
}
