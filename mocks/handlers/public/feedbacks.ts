import * as feedbacksMocks from '#generated/mocks/public-feedbacks/public-feedbacks.msw.ts';
import { implement } from '../../implement.ts';
import { publishedClinic, publishedDoctors } from '../../rules/published-clinic.ts';
import { publishedDoctor } from '../../rules/published-doctor.ts';
import { doctorFeedbacks } from '../../seed/on-demand/feedbacks.ts';
import { visitDoctorView } from '../views/doctor.ts';
import { feedbackMeta, feedbackOrders, feedbackView } from '../views/feedback.ts';
import { pageOf } from '../views/paging.ts';

export const feedbacks = implement(feedbacksMocks)({
  doctorFeedbacks: ({ db, path, query }) => {
    const { doctor } = publishedDoctor(db, path.id);
    const { rows, meta } = pageOf(doctorFeedbacks(db, doctor.id).toSorted(feedbackOrders[query.sort ?? 'new']), query);
    return {
      data: rows.map(feedbackView),
      meta: feedbackMeta(db, doctor, [doctor], meta),
    };
  },

  clinicFeedbacks: ({ db, path, query }) => {
    const { clinic, filials } = publishedClinic(db, path.id);
    const doctors = publishedDoctors(db, filials).filter((doctor) =>
      filials.some(({ id }) => id === doctor.filial_ids[0]),
    );
    const all = doctors.flatMap((doctor) => doctorFeedbacks(db, doctor.id));
    const { rows, meta } = pageOf(all.toSorted(feedbackOrders[query.sort ?? 'new']), query);
    return {
      data: rows.map((row) => ({
        ...feedbackView(row),
        ...(row.doctor_id !== null && { doctor: visitDoctorView(db, db.doctors.require(row.doctor_id)) }),
      })),
      meta: feedbackMeta(db, clinic, doctors, meta),
    };
  },
});
