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
      meta: feedbackMeta(doctor, meta),
    };
  },

  clinicFeedbacks: ({ db, path, query }) => {
    const { clinic, filials } = publishedClinic(db, path.id);
    const all = publishedDoctors(db, filials)
      .filter((doctor) => filials.some(({ id }) => id === doctor.filial_ids[0]))
      .flatMap((doctor) => doctorFeedbacks(db, doctor.id));
    const { rows, meta } = pageOf(all.toSorted(feedbackOrders[query.sort ?? 'new']), query);
    return {
      data: rows.map((row) => ({
        ...feedbackView(row),
        ...(row.doctor_id !== null && { doctor: visitDoctorView(db, db.doctors.require(row.doctor_id)) }),
      })),
      meta: {
        ...meta,
        rating: clinic.rating,
        distribution: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: clinic.rating_counts[rating - 1] ?? 0 })),
      },
    };
  },
});
