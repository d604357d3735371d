import { dateOf, dayOf, textAt } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import { DOCTOR } from '../demo.ts';
import { doctorFeedbacks } from '../on-demand/feedbacks.ts';

const DECIDED_DAYS = 5;

/** Adds complaints of the demo doctor and her clinic: one was rejected, one waits. */
export function seedComplaints(db: Db): void {
  const today = dayOf(db.meta.today);
  const worst = doctorFeedbacks(db, DOCTOR.serikova).filter(({ rating }) => rating <= 3);
  const [first, second, third] = worst;
  if (first !== undefined) {
    db.complaints.seed({
      id: `doctor:${first.id}`,
      reason: 'not_patient',
      text: 'В этот день я не принимала: была на конференции.',
      state: 'declined',
      created_at: textAt(dateOf(today - DECIDED_DAYS), '19:05'),
      answer: 'Приём в этот день подтверждён клиникой. Отзыв остаётся.',
    });
  }
  if (second !== undefined) {
    db.complaints.seed({
      id: `clinic:${second.id}`,
      reason: 'untrue',
      text: 'Приём начался вовремя, это видно по отметке регистратуры.',
      state: 'received',
      created_at: textAt(dateOf(today - 1), '11:40'),
      answer: null,
    });
  }
  if (third !== undefined) {
    db.complaints.seed({
      id: `clinic:${third.id}`,
      reason: 'other',
      text: 'Пациент перепутал нашу клинику с другой.',
      state: 'declined',
      created_at: textAt(dateOf(today - DECIDED_DAYS * 2), '10:20'),
      answer: 'Запись в вашу клинику найдена. Отзыв остаётся.',
    });
  }
}
