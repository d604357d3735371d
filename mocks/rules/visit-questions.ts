import type { ServiceQuestion } from '#generated/models/service-question.ts';
import type { VisitAnswer } from '#generated/models/visit-answer.ts';
import type { VisitQuestion } from '#generated/models/visit-question.ts';
import { momentOf, momentOfText } from '../db/calendar.ts';
import type { Db } from '../db/db.ts';
import type { ServiceQuestionRow, SlotHoldRow, VisitRow } from '../db/types/visit.ts';
import { eachService } from './each-service.ts';
import { Refusal } from './refusal.ts';
import { refuseBegun } from './visit-notes.ts';
import { isEnded } from './visit-states.ts';

type Asked = Pick<SlotHoldRow, 'doctor_id' | 'filial_id' | 'service_id' | 'services' | 'service_title' | 'price'>;

/** Returns questions before a visit, the clinic's first, without duplicates. */
export function questionsFor(db: Db, asked: Asked): ServiceQuestion[] {
  const { clinic_id } = db.filials.require(asked.filial_id);
  const rows = eachService(asked).flatMap(({ service_id }) => [
    ...askedBy(db, { clinic_id, doctor_id: null, service_id }),
    ...(asked.doctor_id === null ? [] : askedBy(db, { clinic_id: null, doctor_id: asked.doctor_id, service_id })),
  ]);
  const unlike = new Map(rows.toReversed().map((row) => [`${row.kind} ${row.text}`, row]));
  return rows.filter((row) => unlike.get(`${row.kind} ${row.text}`) === row).map((row) => serviceQuestion(db, row));
}

type Asker = Pick<ServiceQuestionRow, 'clinic_id' | 'doctor_id' | 'service_id'>;

/** Returns the questions that one clinic or doctor asks, in their order. */
export function askedBy(db: Db, { clinic_id, doctor_id, service_id }: Asker): ServiceQuestionRow[] {
  return db.service_questions
    .find('service', service_id)
    .filter((row) => row.clinic_id === clinic_id && row.doctor_id === doctor_id)
    .toSorted((a, b) => a.position - b.position);
}

export function serviceQuestion(db: Db, { id, kind, text, is_required, options }: ServiceQuestionRow): ServiceQuestion {
  return {
    id,
    kind,
    text,
    is_required,
    options: options.map((option) => ({ text: option.text, advice: adviceView(db, option.advice) })),
  };
}

function adviceView(db: Db, advice: ServiceQuestionRow['options'][number]['advice']) {
  if (advice === null) return null;
  const { specialisation_id, ...words } = advice;
  if (specialisation_id === null) return { ...words, specialisation: null };
  const { id, slug, title } = db.specialisations.require(specialisation_id);
  return { ...words, specialisation: { id, slug, title } };
}

/**
 * Returns a visit's questions. Answered questions keep their old text; unanswered questions are
 * listed until the visit begins.
 */
export function questionsOfVisit(db: Db, visit: VisitRow, now: number): VisitQuestion[] {
  const answered = db.visit_answers.get(visit.id)?.answered ?? [];
  const isOver = isEnded(visit.status) || momentOfText(visit.starts_at) <= momentOf(now);
  if (isOver) return [...answered];
  const known = new Map(answered.map((question) => [question.id, question]));
  const asked = questionsFor(db, visit);
  return [
    ...asked.map((question) => known.get(question.id) ?? { ...question, answer: null }),
    ...answered.filter(({ id }) => !asked.some((question) => question.id === id)),
  ];
}

/**
 * Checks the answers for a new visit.
 *
 * @throws Refusal 422 at `answers` if a required answer is missing or an answer rules out the
 * booking
 */
export function answersToBook(db: Db, hold: SlotHoldRow, answers: readonly VisitAnswer[]): VisitQuestion[] {
  const asked = questionsFor(db, hold).map((question) => ({ ...question, answer: null }));
  const answered = answeredOf(asked, answers);
  refuseMissing(asked, answered);
  const advice = answered.map(adviceOf).find((one) => one?.stops);
  if (advice) throw Refusal.invalid({ answers: [advice.text] });
  return answered;
}

function adviceOf({ options, answer }: VisitQuestion) {
  return options.find(({ text }) => text === answer)?.advice ?? null;
}

export function keepAnswers(db: Db, visit: VisitRow, answered: readonly VisitQuestion[]): void {
  if (db.visit_answers.get(visit.id) !== undefined) db.visit_answers.update(visit.id, { answered });
  else if (answered.length > 0) db.visit_answers.insert({ id: visit.id, answered });
}

/**
 * Replaces the answers of a visit.
 *
 * @param by side that answers; only a patient has to answer the required questions
 * @throws Refusal 409 at `status` or `starts_at` once the visit has begun; 422 at `answers`
 */
export function changeAnswers(
  db: Db,
  visit: VisitRow,
  answers: readonly VisitAnswer[],
  by: 'patient' | 'desk',
  now: number,
): VisitQuestion[] {
  refuseBegun(visit, now);
  const asked = questionsOfVisit(db, visit, now);
  const answered = answeredOf(asked, answers);
  if (by === 'patient') refuseMissing(asked, answered);
  keepAnswers(db, visit, answered);
  return questionsOfVisit(db, visit, now);
}

/** @throws Refusal 422 for an unknown or repeated question, or an answer that is not an option */
function answeredOf(asked: readonly VisitQuestion[], answers: readonly VisitAnswer[]): VisitQuestion[] {
  const given = new Map(answers.map(({ question_id, answer }) => [question_id, answer.trim()]));
  if (given.size < answers.length || answers.some(({ question_id }) => !asked.some(({ id }) => id === question_id))) {
    throw Refusal.invalid({ answers: ['Вопросы изменились. Обновите страницу и ответьте снова'] });
  }
  return asked.flatMap((question) => {
    const answer = given.get(question.id);
    if (!answer) return [];
    if (question.kind !== 'text' && !question.options.some(({ text }) => text === answer)) {
      throw Refusal.invalid({ answers: [`Выберите ответ из предложенных: ${question.text}`] });
    }
    return [{ ...question, answer }];
  });
}

function refuseMissing(asked: readonly VisitQuestion[], answered: readonly VisitQuestion[]): void {
  const missing = asked.find(({ id, is_required }) => is_required && !answered.some((one) => one.id === id));
  if (missing) throw Refusal.invalid({ answers: [`Ответьте на вопрос: ${missing.text}`] });
}
