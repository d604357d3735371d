import * as feedbacksMocks from '#generated/mocks/doctor-feedbacks/doctor-feedbacks.msw.ts';
import { textOfEpoch } from '../../db/calendar.ts';
import { implement } from '../../implement.ts';
import { ownDoctor } from '../../rules/doctor/own-doctor.ts';
import { Refusal } from '../../rules/refusal.ts';
import { changeFeedback, doctorFeedbacks } from '../../seed/on-demand/feedbacks.ts';
import { feedbackMeta, feedbackOrders, feedbackView } from '../views/feedback.ts';
import { pageOf } from '../views/paging.ts';

export const feedbacks = implement(feedbacksMocks)({
  doctorFeedbackList: ({ db, user, query }) => {
    const doctor = ownDoctor(db, user);
    const asked = doctorFeedbacks(db, doctor.id).filter(({ reply }) => query.unanswered !== true || reply === null);
    const { rows, meta } = pageOf(asked.toSorted(feedbackOrders[query.sort ?? 'new']), query);
    return { data: rows.map(feedbackView), meta: feedbackMeta(doctor, meta) };
  },

  doctorFeedbackReplyUpdate: ({ db, user, path, body, now }) => {
    const feedback = doctorFeedbacks(db, ownDoctor(db, user).id).find(({ id }) => id === path.id);
    if (feedback === undefined) throw Refusal.notFound();
    const text = body.text.trim();
    if (text === '') throw Refusal.invalid({ text: ['Обязательно для заполнения'] });
    return { data: feedbackView(changeFeedback(db, feedback, { reply: { text, created_at: textOfEpoch(now) } })) };
  },
});
