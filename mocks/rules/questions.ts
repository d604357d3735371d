import type { QuestionRequest } from '#generated/models/question-request.ts';
import { textOfEpoch } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { QuestionRow } from '../db/types/content.ts';
import type { UserRow } from '../db/types/person.ts';
import { Refusal } from './refusal.ts';

/** Maximum number of one person's questions that wait for moderation. */
const MOST_WAITING = 5;

/** Returns the account's questions, newest first. */
export function ownQuestions(db: Db, user: UserRow): QuestionRow[] {
  return db.questions.find('user', user.id).toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id);
}

export function isPublished({ state = 'published' }: QuestionRow): boolean {
  return state === 'published';
}

/** @throws Refusal 409 at `text` if too many questions wait; 422 at `meddirection` */
export function askQuestion(db: Db, user: UserRow, request: QuestionRequest, now: number): QuestionRow {
  const direction = db.meddirections.findOne('slug', request.meddirection);
  if (direction === undefined) throw Refusal.invalid({ meddirection: ['Выберите направление из списка'] });
  if (ownQuestions(db, user).filter(({ state }) => state === 'in_process').length >= MOST_WAITING) {
    const text = 'Пять ваших вопросов ещё на проверке. Дождитесь ответа модератора';
    throw Refusal.conflict('too_early', 'text', text);
  }
  return db.questions.insert({
    id: db.questions.nextId(),
    user_id: user.id,
    state: 'in_process',
    title: request.title.trim(),
    text: request.text.trim(),
    author_name: request.anonymous ? null : user.first_name,
    meddirection_id: direction.id,
    created_at: textOfEpoch(now),
    answers: [],
  });
}
