import * as questionsMocks from '#generated/mocks/public-questions/public-questions.msw.ts';
import type { PatientQuestion } from '#generated/models/patient-question.ts';
import type { Question } from '#generated/models/question.ts';
import type { Db } from '../../db/db.ts';
import { pick } from '../../db/pick.ts';
import type { QuestionRow } from '../../db/types/content.ts';
import { implement } from '../../implement.ts';
import { askQuestion, isPublished, ownQuestions } from '../../rules/questions.ts';
import { Refusal } from '../../rules/refusal.ts';
import { visitDoctorView } from '../views/doctor.ts';
import { pageOf } from '../views/paging.ts';

export const questions = implement(questionsMocks)({
  patientQuestionList: ({ db, user }) => ({ data: ownQuestions(db, user).map((row) => ownQuestionView(db, row)) }),
  questionCreate: ({ db, user, body, now }) => ({ data: ownQuestionView(db, askQuestion(db, user, body, now)) }),

  questionList: ({ db, query }) => {
    const words = wordsOf(query.q ?? '');
    const meddirection = db.meddirections.findOne('slug', query.meddirection ?? '')?.id;
    const found = [...db.questions.all()]
      .filter(isPublished)
      .filter((row) => query.meddirection === undefined || row.meddirection_id === meddirection)
      .filter((row) => {
        const text = wordsOf([row.title, row.text, ...row.answers.map((answer) => answer.text)].join(' ')).join(' ');
        return words.every((word) => text.includes(word));
      })
      .toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id);
    const { rows, meta } = pageOf(found, query);
    return { data: rows.map((row) => questionView(db, row)), meta };
  },

  questionRead: ({ db, path }) => {
    const row = db.questions.get(path.id);
    if (row === undefined || !isPublished(row)) throw Refusal.notFound();
    return { data: questionView(db, row) };
  },
});

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
}

function questionView(db: Db, row: QuestionRow): Question {
  const { id, title: asked, text: explained, author_name, created_at: at, answers, meddirection_id } = row;
  const { slug, title } = db.meddirections.require(meddirection_id);
  return {
    id,
    title: asked,
    text: explained,
    author_name,
    created_at: at,
    meddirection: { slug, title },
    answers_count: answers.length,
    answers: answers.map(({ id: answerId, text, created_at, doctor_id }) => ({
      id: answerId,
      text,
      created_at,
      doctor: visitDoctorView(db, db.doctors.require(doctor_id)),
    })),
  };
}

function ownQuestionView(db: Db, row: QuestionRow): PatientQuestion {
  const { slug, title } = db.meddirections.require(row.meddirection_id);
  return {
    ...pick(row, 'id', 'title', 'text', 'created_at'),
    anonymous: row.author_name === null,
    meddirection: { slug, title },
    state: row.state ?? 'published',
    reject_reason: row.reject_reason ?? null,
    answers_count: row.answers.length,
  };
}
