import {
  getClinicVisitListQueryKey,
  getClinicVisitRestoreMutationOptions,
  getClinicVisitStateUpdateMutationOptions,
} from '#generated/api/clinic-visits/clinic-visits.ts';
import type { MarksDesk } from '@/features/desk/mark/marks-desk';

/** How a clinic marks visits. */
export const clinicMarks: MarksDesk = {
  stateUpdate: getClinicVisitStateUpdateMutationOptions,
  restore: getClinicVisitRestoreMutationOptions,
  link: (id) => ({ to: '/fo/clinic/visits/$id', params: { id } }),
  reread: (client) => void client.invalidateQueries({ queryKey: getClinicVisitListQueryKey() }),
};
