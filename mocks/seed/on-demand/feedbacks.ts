import type { Gender } from '#generated/models/gender.ts';
import { dateOf, dayOf, textOfMoment, textAt } from '#mocks/db/calendar.ts';
import { GENERATED_IDS, type Db } from '#mocks/db/db.ts';
import { visibleLinks } from '#mocks/db/lookup.ts';
import { perDb } from '#mocks/db/per-db.ts';
import { Random } from '#mocks/db/random.ts';
import type { Doctor, FeedbackRow } from '#mocks/db/types/doctor.ts';
import type { RatingCounts } from '#mocks/db/types/place.ts';
import { drawFirstName } from '../names.ts';
import { summarise } from '../ratings.ts';
import { FIRST_NEW_FEEDBACK_ID } from '../visits/demo-feedbacks.ts';
import { at } from '../visits/visit-draft.ts';
import { replyText, reviewText } from './review-text.ts';

const PURPOSE = 101;
const MAX_PER_DOCTOR = 2000;
const HIDDEN_SHARE = 0.13;

const isPublished = (row: FeedbackRow): boolean => row.state === 'published';
const isGenerated = (row: FeedbackRow): boolean => row.id >= GENERATED_IDS;
const newestFirst = (a: FeedbackRow, b: FeedbackRow): number =>
  a.created_at < b.created_at ? 1 : a.created_at > b.created_at ? -1 : b.id - a.id;

/** Number of reviews to generate by rating: the doctor's totals minus stored reviews. */
function generatedCounts(doctor: Doctor, rows: readonly FeedbackRow[]): number[] {
  const counts = [...doctor.rating_counts];
  for (const row of rows.filter((one) => !isGenerated(one) && isPublished(one))) {
    counts[row.rating - 1] = Math.max(0, (counts[row.rating - 1] ?? 0) - 1);
  }
  return counts;
}

/** Age of the newest generated review in days; it is older than the seed's stored reviews. */
function newestDaysAgo(db: Db, random: Random, rows: readonly FeedbackRow[]): number {
  const today = dayOf(db.meta.today);
  const drawn = random.int(1, 14);
  const written = rows.filter((row) => row.id < FIRST_NEW_FEEDBACK_ID && row.user_id === null);
  return Math.max(drawn, ...written.map((row) => today - dayOf(row.created_at.slice(0, 10)) + 2));
}

function generate(db: Db, doctor: Doctor, rows: readonly FeedbackRow[]): FeedbackRow[] {
  const random = new Random(doctor.id, PURPOSE);
  const ratings = generatedCounts(doctor, rows).flatMap((count, index) =>
    Array.from({ length: count }, () => index + 1),
  );
  // The order depends only on the doctor and the counts. A published review that somebody adds
  // raises the doctor's total and is subtracted again in `generatedCounts`, so the generated
  // reviews stay the same.
  random.shuffle(ratings);
  const specialisation = db.specialisations.require(doctor.specialisation_ids[0] ?? 1).slug;
  const titles = visibleLinks(db, doctor.id).map((link) => db.services.require(link.service_id).short_title);
  const today = dayOf(db.meta.today);
  // The reviews cover at most four years and at most the doctor's years of practice.
  const span = Math.min(1460, (Number(db.meta.today.slice(0, 4)) - doctor.experience_since) * 330 + 30);
  const gap = Math.min(24, span / Math.max(1, ratings.length));
  let daysAgo = newestDaysAgo(db, random, rows);
  return ratings.map((rating, index) => {
    const own = new Random(doctor.id * MAX_PER_DOCTOR + index, PURPOSE);
    const author: Gender = own.chance(0.66) ? 'female' : 'male';
    const name = drawFirstName(own, author);
    const genders = { doctor: doctor.gender, author };
    const day = today - Math.floor(daysAgo);
    daysAgo += gap * (0.4 + own.next() * 1.2);
    const text = reviewText(own, rating, specialisation, genders);
    const hasReply = own.chance(rating <= 3 ? 0.4 : 0.16);
    return {
      id: GENERATED_IDS + doctor.id * MAX_PER_DOCTOR + index,
      doctor_id: doctor.id,
      filial_id: doctor.filial_ids[0] ?? null,
      user_id: null,
      visit_id: null,
      rating,
      text,
      author_name: name,
      is_name_hidden: own.chance(HIDDEN_SHARE),
      service_title: own.pick(titles.length > 0 ? titles : ['Приём']),
      state: 'published',
      created_at: textOfMoment(at(day, own.int(9 * 60, 22 * 60))),
      reply: hasReply
        ? {
            by: 'doctor',
            text: replyText(own, rating, name, genders),
            created_at: textAt(dateOf(Math.min(today, day + own.int(1, 4))), '09:00'),
          }
        : null,
    };
  });
}

interface Kept {
  readonly version: number;
  readonly doctor: Doctor;
  readonly rows: readonly FeedbackRow[];
}

const keptOf = perDb(() => new Map<number, Kept>());
/** Maximum number of doctors with cached reviews: more than a large clinic has. */
const KEPT_DOCTORS = 120;

/** Returns a doctor's published reviews, generated and stored, newest first. */
export function doctorFeedbacks(db: Db, doctorId: number): readonly FeedbackRow[] {
  const doctor = db.doctors.require(doctorId);
  const ofDb = keptOf(db);
  const known = ofDb.get(doctorId);
  if (known !== undefined && known.version === db.feedbacks.version && known.doctor === doctor) return known.rows;
  const stored = db.feedbacks.find('doctor', doctorId);
  const byId = new Map(generate(db, doctor, stored).map((row) => [row.id, row]));
  for (const row of stored) byId.set(row.id, row);
  const rows = [...byId.values()].filter(isPublished).toSorted(newestFirst);
  if (ofDb.size >= KEPT_DOCTORS) ofDb.clear();
  ofDb.set(doctorId, { version: db.feedbacks.version, doctor, rows });
  return rows;
}

/** Updates the doctor's rating; does nothing for a review of a filial only. */
function recount(db: Db, doctorId: number | null, rating: number, change: 1 | -1): void {
  if (doctorId === null) return;
  const counts = db.doctors
    .require(doctorId)
    .rating_counts.map((count, index) => (index === rating - 1 ? Math.max(0, count + change) : count));
  const rating_counts = counts as unknown as RatingCounts;
  db.doctors.update(doctorId, { rating_counts, ...summarise(rating_counts) });
}

/** Adds a review and, if it is published, updates the rating. */
export function addFeedback(db: Db, row: FeedbackRow): FeedbackRow {
  const added = db.feedbacks.insert(row);
  if (isPublished(row)) recount(db, row.doctor_id, row.rating, 1);
  return added;
}

/** Changes a review and the doctor's rating. A generated review is stored first. */
export function changeFeedback(
  db: Db,
  feedback: FeedbackRow,
  patch: Partial<Omit<FeedbackRow, 'id' | 'doctor_id'>>,
): FeedbackRow {
  if (db.feedbacks.get(feedback.id) === undefined) db.feedbacks.insert(feedback);
  const changed = db.feedbacks.update(feedback.id, patch);
  if (isGenerated(feedback)) return changed;
  if (isPublished(feedback)) recount(db, feedback.doctor_id, feedback.rating, -1);
  if (isPublished(changed)) recount(db, changed.doctor_id, changed.rating, 1);
  return changed;
}

export function removeFeedback(db: Db, feedback: FeedbackRow): void {
  db.feedbacks.remove(feedback.id);
  if (isPublished(feedback)) recount(db, feedback.doctor_id, feedback.rating, -1);
}
