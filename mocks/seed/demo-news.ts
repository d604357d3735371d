import { dateOf, dayOf, textOfMoment, momentOfText } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import type { NotificationRow } from '#mocks/db/types/content.ts';
import type { VisitRow } from '#mocks/db/types/visit.ts';
import { picturePath } from '#mocks/pictures/pictures.ts';
import { DEMO, DOCTOR } from './demo.ts';
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

type Draft = Pick<NotificationRow, 'kind' | 'title' | 'text' | 'created_at' | 'visit_id'>;

function clientName(db: Db, visit: VisitRow): string {
  const { second_name, first_name } = db.clients.require(visit.client_id);
  return `${second_name} ${first_name}`;
}

/** A title inside a sentence: abbreviations stay («УЗИ почек»). */
function inline(title: string): string {
  const [first = '', second = ''] = title;
  return second === second.toUpperCase() ? title : first.toLowerCase() + title.slice(1);
}

/** «13 мая, 12:40», the wall clock of the visit. */
function whenOf(visit: VisitRow): string {
  const day = new Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return `${day.format(new Date(`${visit.starts_at.slice(0, 10)}T00:00:00Z`))}, ${visit.starts_at.slice(11, 16)}`;
}

/** Tells the demo doctor of the visits that wait, and of the reviews without an answer. */
export function seedNotifications(db: Db): void {
  const waiting = db.visits
    .find('doctor', DOCTOR.serikova)
    .filter((visit) => visit.status === 'pending')
    .map((visit): Draft => ({
      kind: 'visit_created',
      title: `Новая запись на ${whenOf(visit)}`,
      text: `${clientName(db, visit)}, ${inline(visit.service_title)}`,
      created_at: visit.created_at,
      visit_id: visit.id,
    }));
  const reviews = db.feedbacks
    .find('doctor', DOCTOR.serikova)
    .filter((row) => row.reply === null && row.user_id === null)
    .map((row): Draft => ({
      kind: 'review',
      title: `Новый отзыв, оценка ${row.rating}`,
      text: row.text,
      created_at: textOfMoment(momentOfText(row.created_at) + 30),
      visit_id: null,
    }));
  const newest = [...waiting, ...reviews].toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1));
  newest.forEach((draft, index) =>
    db.notifications.seed({
      ...draft,
      id: db.notifications.nextId(),
      user_id: DEMO.doctor.user_id,
      is_read: index >= 2,
    }),
  );
}
