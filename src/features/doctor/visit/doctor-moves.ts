import {
  getDoctorSlotListQueryKey,
  getDoctorSlotListQueryOptions,
  getDoctorVisitListQueryKey,
  getDoctorVisitReadQueryOptions,
  getDoctorVisitRescheduleMutationOptions,
} from '#generated/api/doctor-visits/doctor-visits.ts';
import type { MoveDesk } from '@/features/desk/book/use-move';

/** How a doctor moves visits. */
export const doctorMoves: MoveDesk = {
  reschedule: getDoctorVisitRescheduleMutationOptions,
  read: getDoctorVisitReadQueryOptions,
  lists: getDoctorVisitListQueryKey,
  slots: getDoctorSlotListQueryOptions,
  times: getDoctorSlotListQueryKey,
};
