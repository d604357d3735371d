import {
  getDoctorVisitStateUpdateMutationOptions,
  invalidateDoctorVisitList,
  invalidateDoctorVisitRead,
} from '#generated/api/doctor-visits/doctor-visits.ts';
import type { MarksDesk } from '@/features/desk/mark/marks-desk';
import { dayOf } from '@/shared/format/date';

/** How a doctor marks visits. */
export const doctorMarks: MarksDesk = {
  stateUpdate: getDoctorVisitStateUpdateMutationOptions,
  link: (id) => ({ to: '/fo/doctor/visits/$id', params: { id } }),
  reread: (client, { id, starts_at }) => {
    const day = dayOf(starts_at);
    void invalidateDoctorVisitList(client, { date_from: day, date_to: day });
    void invalidateDoctorVisitRead(client, id);
  },
};
