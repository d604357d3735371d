import type { ClinicNewsRequest } from '#generated/models/clinic-news-request.ts';
import { textOfEpoch } from '../../db/calendar.ts';
import type { Db } from '../../db/db.ts';
import type { NewsRow } from '../../db/types/content.ts';
import type { UserRow } from '../../db/types/person.ts';
import { picturePath } from '../file-addresses.ts';
import { ownPicture } from '../files.ts';
import { Refusal } from '../refusal.ts';
import { ownClinic } from './own-clinic.ts';

/** Returns drafts, then published news, newest first. */
export function newsOfClinic(db: Db, user: UserRow): NewsRow[] {
  const dated = ({ published_at, updated_at }: NewsRow): string => published_at ?? updated_at ?? '';
  const isPublished = ({ published_at }: NewsRow): number => Number(published_at !== null);
  return db.news
    .find('clinic', ownClinic(db, user).id)
    .toSorted((a, b) => isPublished(a) - isPublished(b) || dated(b).localeCompare(dated(a)) || b.id - a.id);
}

/** @throws Refusal 404 for unknown news or another clinic's news */
export function ownNews(db: Db, user: UserRow, id: number): NewsRow {
  const row = db.news.get(id);
  if (row === undefined || row.clinic_id !== ownClinic(db, user).id) throw Refusal.notFound();
  return row;
}

export function writeNews(db: Db, user: UserRow, request: ClinicNewsRequest, now: number): NewsRow {
  return db.news.insert({
    id: db.news.nextId(),
    clinic_id: ownClinic(db, user).id,
    picture: null,
    published_at: null,
    ...words(db, user, request, now),
  });
}

export function changeNews(db: Db, user: UserRow, id: number, request: ClinicNewsRequest, now: number): NewsRow {
  return db.news.update(ownNews(db, user, id).id, words(db, user, request, now));
}

/**
 * Publishes or hides news. The first publication date is kept until the news is hidden.
 *
 * @throws Refusal 404
 */
export function publishNews(db: Db, user: UserRow, id: number, isPublished: boolean, now: number): NewsRow {
  const row = ownNews(db, user, id);
  return db.news.update(id, { published_at: isPublished ? (row.published_at ?? textOfEpoch(now)) : null });
}

export function deleteNews(db: Db, user: UserRow, id: number): void {
  db.news.remove(ownNews(db, user, id).id);
}

/** Returns news for a patient: of the site, of visited clinics and of favourite clinics. */
export function newsFor(db: Db, user: UserRow): NewsRow[] {
  const clinics = new Set<number | null>([
    ...db.visits.find('user', user.id).map(({ clinic_id }) => clinic_id),
    ...db.favourites.find('user', user.id).map(({ clinic_id }) => clinic_id),
  ]);
  return [...db.news.all()].filter(
    ({ clinic_id, published_at }) => published_at !== null && (clinic_id === null || clinics.has(clinic_id)),
  );
}

function words(db: Db, user: UserRow, request: ClinicNewsRequest, now: number) {
  const { title, lead, text, tag, file_id } = request;
  const texts = { title: title.trim(), lead: lead.trim(), text: text.trim(), tag: tag.trim() };
  const empty = Object.entries(texts).filter(([, value]) => value === '');
  if (empty.length > 0) {
    throw Refusal.invalid(Object.fromEntries(empty.map(([field]) => [field, ['Обязательно для заполнения']])));
  }
  return {
    title: texts.title,
    lead: texts.lead,
    tag: texts.tag,
    paragraphs: texts.text.split(/\n\s*\n/),
    updated_at: textOfEpoch(now),
    ...(file_id === undefined ? {} : { picture: file_id === null ? null : picturePath(pictureOf(db, user, file_id)) }),
  };
}

/** @throws Refusal 422 at `file_id` */
function pictureOf(db: Db, user: UserRow, fileId: number) {
  if (db.files.get(fileId)?.user_id !== user.id) throw Refusal.invalid({ file_id: ['Загрузите картинку ещё раз'] });
  return ownPicture(db, user, fileId);
}
