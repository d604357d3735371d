import * as questionsMocks from '#generated/mocks/public-questions/public-questions.msw.ts';
import type { Question } from '#generated/models/question.ts';
import type { Db } from '../../db/db.ts';
import type { QuestionRow } from '../../db/types/content.ts';
import { implement } from '../../implement.ts';
import { Refusal } from '../../rules/refusal.ts';
import { visitDoctorView } from '../views/doctor.ts';
import { pageOf } from '../views/paging.ts';

export const questions = implement(questionsMocks)({
  questionList: ({ db, query }) => {
    const words = wordsOf(query.q ?? '');
    const meddirection = db.meddirections.findOne('slug', query.meddirection ?? '')?.id;
    const found = [...db.questions.all()]
      .filter((row) => query.meddirection === undefined || row.meddirection_id === meddirection)
      .filter((row) => {
        const text = wordsOf([row.title, row.text, ...row.answers.map((answer) => answer.text)].join(' ')).join(' ');
        return words.every((word) => text.includes(word));
      })
      .toSorted((a, b) => b.created_at.localeCompare(a.created_at));
    const { rows, meta } = pageOf(found, query);
    return { data: rows.map((row) => questionView(db, row)), meta };
  },

  questionRead: ({ db, path }) => {
    const row = db.questions.get(path.id);
    if (row === undefined) throw Refusal.notFound();
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

function questionView(db: Db, { answers, meddirection_id, ...row }: QuestionRow): Question {
  const { slug, title } = db.meddirections.require(meddirection_id);
  return {
    ...row,
    meddirection: { slug, title },
    answers_count: answers.length,
    answers: answers.map(({ id, text, created_at, doctor_id }) => ({
      id,
      text,
      created_at,
      doctor: visitDoctorView(db, db.doctors.require(doctor_id)),
    })),
  };
}
