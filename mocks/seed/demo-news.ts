import { clockOf, dateOf, dayOf, textAt } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import { picturePath } from '#mocks/pictures/names.ts';
import { CLINIC, FILIAL } from './demo.ts';
import { CLINIC_NEWS, NEWS } from './texts/news.ts';

const FIRST_CLINIC_NEWS_ID = 101;
const SATURDAY = 5;

/** Adds the news; ids start with the newest. */
export function seedNews(db: Db): void {
  const today = dayOf(db.meta.today);
  for (const { daysAgo, drawing, ...row } of NEWS) {
    db.news.seed({
      ...row,
      id: db.news.nextId(),
      clinic_id: null,
      picture: drawing === null ? null : picturePath('news', drawing),
      published_at: textAt(dateOf(today - daysAgo), '10:00'),
    });
  }
  const closes = db.filials.require(FILIAL.ayalaAbaya).hours[SATURDAY]?.to ?? 15 * 60;
  CLINIC_NEWS.forEach(({ daysAgo, drawing, ...row }, index) => {
    const at = textAt(dateOf(today - daysAgo), '11:30');
    db.news.seed({
      ...row,
      title: row.title.replace('{суббота}', clockOf(closes)),
      id: FIRST_CLINIC_NEWS_ID + index,
      clinic_id: CLINIC.ayala,
      picture: drawing === null ? null : picturePath('news', drawing),
      published_at: drawing === null ? null : at,
      updated_at: at,
    });
  });
}
