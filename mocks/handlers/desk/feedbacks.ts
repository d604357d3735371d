import * as clinicMocks from '#generated/mocks/clinic-feedbacks/clinic-feedbacks.msw.ts';
import * as doctorMocks from '#generated/mocks/doctor-feedbacks/doctor-feedbacks.msw.ts';
import { type Call, implement } from '../../implement.ts';
import { refuseForeignDoctor, refuseForeignFilials } from '../../rules/clinic/own-clinic.ts';
import type { Desk } from '../../rules/desk/desk.ts';
import { complainOf, ownFeedbacks, replyTo, removeReply } from '../../rules/own-feedbacks.ts';
import { ownFeedbackPage, ownFeedbackView } from '../views/own-feedback.ts';
import { deskResolvers } from './desk-resolvers.ts';

const shared = (by: Desk['by']) => ({
  FeedbackReplyUpdate: ({ db, user, path, body, now }: Call<`${typeof by}FeedbackReplyUpdate`>) => ({
    data: ownFeedbackView(db, by, replyTo(db, user, by, path.id, body.text, now)),
  }),
  FeedbackReplyDelete: ({ db, user, path }: Call<`${typeof by}FeedbackReplyDelete`>) => ({
    data: ownFeedbackView(db, by, removeReply(db, user, by, path.id)),
  }),
  FeedbackComplaintUpdate: ({ db, user, path, body, now }: Call<`${typeof by}FeedbackComplaintUpdate`>) => ({
    data: ownFeedbackView(db, by, complainOf(db, user, by, path.id, body, now)),
  }),
});

export const doctorFeedbacks = implement(doctorMocks)({
  ...deskResolvers('doctor', shared),
  doctorFeedbackList: ({ db, user, query, now }) => {
    const { rows, meta } = ownFeedbackPage(db, 'doctor', ownFeedbacks(db, user, 'doctor'), query, now);
    return { data: rows.map((row) => ownFeedbackView(db, 'doctor', row)), meta };
  },
});

export const clinicFeedbacks = implement(clinicMocks)({
  ...deskResolvers('clinic', shared),
  clinicFeedbackList: ({ db, user, query, now }) => {
    const { filial_id, doctor_id, date_from } = query;
    if (filial_id !== undefined) refuseForeignFilials(db, user, [filial_id], 'filial_id');
    if (doctor_id !== undefined) refuseForeignDoctor(db, user, doctor_id);
    const asked = ownFeedbacks(db, user, 'clinic').filter(
      (row) =>
        (filial_id === undefined || row.filial_id === filial_id) &&
        (doctor_id === undefined || row.doctor_id === doctor_id),
    );
    const isRecent = ({ created_at }: { created_at: string }): boolean =>
      date_from === undefined || created_at.slice(0, 10) >= date_from;
    const { rows, meta } = ownFeedbackPage(db, 'clinic', asked, query, now, isRecent);
    return { data: rows.map((row) => ownFeedbackView(db, 'clinic', row)), meta };
  },
});
