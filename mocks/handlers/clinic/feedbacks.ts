import * as feedbacksMocks from '#generated/mocks/clinic-feedbacks/clinic-feedbacks.msw.ts';
import { implement } from '../../implement.ts';
import { refuseForeignDoctor, refuseForeignFilials } from '../../rules/clinic/own-clinic.ts';
import { complainOf, ownFeedbacks, replyTo, takeReplyBack } from '../../rules/own-feedbacks.ts';
import { clinicFeedbackView, ownFeedbackPage } from '../views/own-feedback.ts';

export const feedbacks = implement(feedbacksMocks)({
  clinicFeedbackList: ({ db, user, query, now }) => {
    const { filial_id, doctor_id, date_from } = query;
    if (filial_id !== undefined) refuseForeignFilials(db, user, [filial_id], 'filial_id');
    if (doctor_id !== undefined) refuseForeignDoctor(db, user, doctor_id);
    const asked = ownFeedbacks(db, user, 'clinic').filter(
      (row) =>
        (filial_id === undefined || row.filial_id === filial_id) &&
        (doctor_id === undefined || row.doctor_id === doctor_id),
    );
    const { rows, meta } = ownFeedbackPage(
      db,
      'clinic',
      asked,
      query,
      now,
      ({ created_at }) => date_from === undefined || created_at.slice(0, 10) >= date_from,
    );
    return { data: rows.map((row) => clinicFeedbackView(db, row)), meta };
  },
  clinicFeedbackReplyUpdate: ({ db, user, path, body, now }) => ({
    data: clinicFeedbackView(db, replyTo(db, user, 'clinic', path.id, body.text, now)),
  }),
  clinicFeedbackReplyDelete: ({ db, user, path }) => ({
    data: clinicFeedbackView(db, takeReplyBack(db, user, 'clinic', path.id)),
  }),
  clinicFeedbackComplaintUpdate: ({ db, user, path, body, now }) => ({
    data: clinicFeedbackView(db, complainOf(db, user, 'clinic', path.id, body, now)),
  }),
});
