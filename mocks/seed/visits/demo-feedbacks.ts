import { dateOf, dayOf, textAt } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import type { FeedbackRow } from '#mocks/db/types/doctor.ts';
import { DEMO, DOCTOR, FILIAL } from '../demo.ts';
import { readTable } from '../dictionaries/text-table.ts';
import type { RatedVisit } from './demo-patient.ts';

/** First id of reviews that people write; the seed's reviews have lower ids. */
export const FIRST_NEW_FEEDBACK_ID = 10_000;

/**
 * Latest reviews of the demo doctor. Columns: days ago, author (in brackets if hidden), stars,
 * service, text, days until the reply, reply.
 */
const TABLE = `
 9 | Гүлнәр   | 5 | первичный приём  | Объяснила результаты ЭхоКГ простыми словами и расписала лечение по дням. Приняли вовремя. | 1 | Гүлнәр, спасибо! Через месяц ждём вас на контроль давления.
16 | Андрей   | 5 | ЭКГ с расшифровкой | Всё быстро, расшифровку отдали сразу. Назначения без лишних анализов. | |
23 | [Наталья] | 4 | повторный приём | Врач внимательный, но приём начался на 15 минут позже. | |`;

/** Texts of the demo patient's five-star reviews, latest visit first. */
const FIVE_STARS = [
  'Маме подобрали очки с первого раза, объяснили, как к ним привыкать.',
  'ЭКГ сняли сразу, расшифровку отдали через десять минут. Очереди не было.',
  'Сын не боялся: врач сначала поговорила с ним, потом осмотрела. Придём ещё.',
  'Маме спокойно объяснили, какие таблетки для чего, и расписали приём по часам.',
  'Внимательный врач. Показала на ЭКГ, что именно не так, и ответила на все вопросы.',
  'Осмотрел, сделал снимок и сразу показал упражнения. Колено прошло за месяц.',
  'Всё понятно объяснили и ничего лишнего не назначили.',
];

/**
 * The demo patient's other reviews by state and stars, with ratings by criterion. If `daysAgo` is
 * absent, a review is written a day after the visit.
 */
const OWN: Readonly<Record<string, { text: string; marks: readonly [number, number, number]; daysAgo?: number }>> = {
  'published 4': {
    text: 'Приём хороший, только пришлось подождать в коридоре минут двадцать.',
    marks: [5, 5, 3],
  },
  'in_process 4': {
    text: 'Терапевт выслушал, назначил только нужные анализы. Расшифровку обещали прислать на почту, ждала её неделю.',
    marks: [5, 4, 4],
    daysAgo: 1,
  },
  'rejected 2': {
    text: 'На вопросы мамы отвечали на ходу, приём занял десять минут вместо сорока. Перезвоните мне: 8 707 555-01-23.',
    marks: [2, 2, 3],
    daysAgo: 6,
  },
};

/** Review to which a doctor replied a day later. */
const ANSWERED = FIVE_STARS[0];
const ANSWER = 'Спасибо, что рассказали. Очки проверим через год, приходите вместе.';

/** Reasons why reviews of the demo doctor were rejected. */
const REFUSED = ['insult', 'insult', 'advertising'] as const;

const REJECT_REASON = 'В тексте указан номер телефона.';

/** Adds the latest reviews of the demo doctor and the reviews of the demo patient. */
export function seedFeedbacks(db: Db, rated: readonly RatedVisit[]): void {
  const today = dayOf(db.meta.today);
  const base = { visit_id: null, user_id: null, state: 'published' as const };
  for (const [days, author = '', stars, service = '', text = '', after = '', reply = ''] of readTable(TABLE)) {
    const day = today - Number(days);
    db.feedbacks.seed({
      ...base,
      id: db.feedbacks.nextId(),
      doctor_id: DOCTOR.serikova,
      filial_id: FILIAL.ayalaAbaya,
      rating: Number(stars),
      text,
      author_name: author.replace(/[[\]]/g, ''),
      is_name_hidden: author.startsWith('['),
      service_title: service,
      created_at: textAt(dateOf(day), '18:10'),
      reply:
        reply === '' ? null : { by: 'doctor', text: reply, created_at: textAt(dateOf(day + Number(after)), '09:00') },
    });
  }
  let written = 0;
  for (const one of rated) {
    db.feedbacks.seed(ownReview(db, one, FIVE_STARS[written] ?? ''));
    if (one.stars === 5) written += 1;
  }
  for (const [index, rejected_for] of REFUSED.entries()) {
    db.feedbacks.seed({
      ...base,
      id: db.feedbacks.nextId(),
      doctor_id: DOCTOR.serikova,
      filial_id: FILIAL.ayalaAbaya,
      rating: 1,
      text: 'Не опубликовано.',
      author_name: 'Пациент',
      is_name_hidden: true,
      service_title: null,
      state: 'rejected',
      rejected_for,
      created_at: textAt(dateOf(today - 40 - index * 30), '12:00'),
      reply: null,
    });
  }
  db.feedbacks.startIdsAt(FIRST_NEW_FEEDBACK_ID);
}

function ownReview(db: Db, { visitId, stars, state }: RatedVisit, fiveStars: string): FeedbackRow {
  const visit = db.visits.require(visitId);
  const {
    text = fiveStars,
    marks: [attention, explanation, punctuality] = [stars, stars, stars],
    daysAgo,
  } = OWN[`${state} ${stars}`] ?? {};
  const writtenOn = daysAgo === undefined ? dayOf(visit.starts_at.slice(0, 10)) + 1 : dayOf(db.meta.today) - daysAgo;
  return {
    id: db.feedbacks.nextId(),
    doctor_id: visit.doctor_id,
    filial_id: visit.filial_id,
    user_id: DEMO.patient.user_id,
    visit_id: visit.id,
    rating: stars,
    criteria: { attention, explanation, punctuality },
    text,
    author_name: 'Елена',
    is_name_hidden: false,
    service_title: visit.service_title,
    state,
    reject_reason: state === 'rejected' ? REJECT_REASON : null,
    rejected_for: state === 'rejected' ? 'personal_data' : null,
    created_at: textAt(dateOf(writtenOn), '20:15'),
    reply:
      text === ANSWERED ? { by: 'doctor', text: ANSWER, created_at: textAt(dateOf(writtenOn + 1), '09:30') } : null,
  };
}
