import type { ComplaintRequest } from '#generated/models/complaint-request.ts';
import { dayOf, textOfEpoch } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import { fullName } from '../db/lookup.ts';
import type { ComplaintRow, FeedbackReplyRow, FeedbackRow } from '../db/types/doctor.ts';
import type { UserRow } from '../db/types/person.ts';
import { changeFeedback, doctorFeedbacks } from '../seed/on-demand/feedbacks.ts';
import { ownFilials } from './clinic/own-clinic.ts';
import { ownDoctor } from './doctor/own-doctor.ts';
import { notifyPatient } from './notify.ts';
import { Refusal } from './refusal.ts';

/** Side that a review is about. */
export type Side = FeedbackReplyRow['by'];

const RECENT_DAYS = 90;

/** Whether a review is at most 90 days old; older reviews need no reply. */
export function isRecent({ created_at }: Pick<FeedbackRow, 'created_at'>, now: number): boolean {
  return dayOf(created_at.slice(0, 10)) > dayOf(textOfEpoch(now).slice(0, 10)) - RECENT_DAYS;
}

/**
 * Returns published reviews of the doctor, or of visits to the clinic's filials.
 * @throws Refusal 403
 */
export function ownFeedbacks(db: Db, user: UserRow, side: Side): readonly FeedbackRow[] {
  if (side === 'doctor') return doctorFeedbacks(db, ownDoctor(db, user).id);
  const filials = new Set(ownFilials(db, user).map(({ id }) => id));
  const isHere = ({ filial_id }: FeedbackRow): boolean => filial_id !== null && filials.has(filial_id);
  const doctors = new Set([...filials].flatMap((id) => db.doctors.find('filial', id).map((doctor) => doctor.id)));
  const ofFilials = [...filials]
    .flatMap((id) => db.feedbacks.find('filial', id))
    .filter(({ doctor_id, state }) => doctor_id === null && state === 'published');
  return [...[...doctors].flatMap((id) => doctorFeedbacks(db, id).filter(isHere)), ...ofFilials];
}

/** @throws Refusal 404 if the review is unknown or about another doctor or clinic */
function ownFeedback(db: Db, user: UserRow, side: Side, id: number): FeedbackRow {
  const feedback = ownFeedbacks(db, user, side).find((row) => row.id === id);
  if (feedback === undefined) throw Refusal.notFound();
  return feedback;
}

const OTHER: Readonly<Record<Side, string>> = {
  doctor: 'На этот отзыв ответил врач',
  clinic: 'На этот отзыв ответила клиника',
};

/**
 * Adds or changes a reply to a review.
 *
 * @throws Refusal 404; 409 at `text` if the other side has replied; 422 at `text`
 */
export function replyTo(db: Db, user: UserRow, side: Side, id: number, typed: string, now: number): FeedbackRow {
  const feedback = ownFeedback(db, user, side, id);
  const text = typed.trim();
  if (text === '') throw Refusal.invalid({ text: ['Обязательно для заполнения'] });
  if (feedback.reply !== null && feedback.reply.by !== side) {
    throw Refusal.conflict('already_exists', 'text', OTHER[feedback.reply.by]);
  }
  if (feedback.reply === null) notifyReply(db, feedback, side, text, now);
  return changeFeedback(db, feedback, { reply: { by: side, text, created_at: textOfEpoch(now) } });
}

/** @throws Refusal 404; 409 at `id` if the reply is the other side's */
export function removeReply(db: Db, user: UserRow, side: Side, id: number): FeedbackRow {
  const feedback = ownFeedback(db, user, side, id);
  if (feedback.reply === null) return feedback;
  if (feedback.reply.by !== side) throw Refusal.conflict('wrong_state', 'id', OTHER[feedback.reply.by]);
  return changeFeedback(db, feedback, { reply: null });
}

const OLDER_SHARE = 10;
const OLDER = 7;

/**
 * Whether a visit proves the review. Generated reviews have no stored visit; nine in ten count as
 * proved.
 */
export function isOfVisit({ id, visit_id, user_id }: FeedbackRow): boolean {
  return visit_id !== null || (user_id === null && id % OLDER_SHARE !== OLDER);
}

/** Returns this side's complaint about a review. */
export function complaintOf(db: Db, side: Side, { id }: Pick<FeedbackRow, 'id'>): ComplaintRow | undefined {
  return db.complaints.get(`${side}:${id}`);
}

/**
 * Asks moderation to remove a review.
 *
 * @throws Refusal 404; 409 at `reason` if moderation has decided; 422 at `text`
 */
export function complainOf(
  db: Db,
  user: UserRow,
  side: Side,
  id: number,
  request: ComplaintRequest,
  now: number,
): FeedbackRow {
  const feedback = ownFeedback(db, user, side, id);
  const text = request.text.trim();
  if (request.reason === 'other' && text === '') throw Refusal.invalid({ text: ['Напишите, что не так с отзывом'] });
  const known = complaintOf(db, side, feedback);
  if (known !== undefined && known.state !== 'received') {
    throw Refusal.conflict('wrong_state', 'reason', 'По этой жалобе уже есть решение');
  }
  const content = { reason: request.reason, text, created_at: textOfEpoch(now) };
  if (known !== undefined) db.complaints.update(known.id, content);
  else db.complaints.insert({ id: `${side}:${id}`, ...content, state: 'received', answer: null });
  return feedback;
}

function notifyReply(db: Db, { id, user_id, doctor_id }: FeedbackRow, side: Side, text: string, now: number): void {
  const doctor = side === 'doctor' && doctor_id !== null ? db.doctors.get(doctor_id) : undefined;
  const content = {
    kind: 'reply',
    title: side === 'doctor' ? 'Врач ответил на ваш отзыв' : 'Клиника ответила на ваш отзыв',
    text: doctor === undefined ? text : `${fullName(doctor)}: ${text}`,
    target: { kind: 'review', id },
  } as const;
  notifyPatient(db, user_id, content, now);
}
