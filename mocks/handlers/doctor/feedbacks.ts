import * as feedbacksMocks from '#generated/mocks/doctor-feedbacks/doctor-feedbacks.msw.ts';
import { implement } from '../../implement.ts';
import { complainOf, ownFeedbacks, replyTo, takeReplyBack } from '../../rules/own-feedbacks.ts';
import { doctorFeedbackView, ownFeedbackPage } from '../views/own-feedback.ts';

export const feedbacks = implement(feedbacksMocks)({
  doctorFeedbackList: ({ db, user, query, now }) => {
    const { rows, meta } = ownFeedbackPage(db, 'doctor', ownFeedbacks(db, user, 'doctor'), query, now);
    return { data: rows.map((row) => doctorFeedbackView(db, row)), meta };
  },
  doctorFeedbackReplyUpdate: ({ db, user, path, body, now }) => ({
    data: doctorFeedbackView(db, replyTo(db, user, 'doctor', path.id, body.text, now)),
  }),
  doctorFeedbackReplyDelete: ({ db, user, path }) => ({
    data: doctorFeedbackView(db, takeReplyBack(db, user, 'doctor', path.id)),
  }),
  doctorFeedbackComplaintUpdate: ({ db, user, path, body, now }) => ({
    data: doctorFeedbackView(db, complainOf(db, user, 'doctor', path.id, body, now)),
  }),
});
