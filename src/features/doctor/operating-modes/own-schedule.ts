import type { QueryClient } from '@tanstack/react-query';
import {
  getDoctorAbsenceCreateMutationOptions,
  getDoctorAbsenceListQueryOptions,
  getDoctorAbsenceUpdateMutationOptions,
  getDoctorScheduleDryRunQueryOptions,
} from '#generated/api/doctor-schedule/doctor-schedule.ts';
import type { ScheduleDryRunRequest } from '#generated/models/schedule-dry-run-request.ts';
import type { TouchedVisit } from '#generated/models/touched-visit.ts';
import type { CloseTimeDesk } from '@/features/desk/schedule-change/close-time-sheet';

/** A dry run without any change. */
export const NO_CHANGE: ScheduleDryRunRequest = {
  operating_mode: null,
  absence: null,
  special_day: null,
  settings: null,
};

const fresh = { staleTime: 0, meta: { silent: true } } as const;

/** Visits that no longer fit the doctor's own schedule after a change. */
export async function touchedByOwn(client: QueryClient, request: ScheduleDryRunRequest): Promise<TouchedVisit[]> {
  return (await client.query({ ...getDoctorScheduleDryRunQueryOptions(request), ...fresh })).data.visits;
}

/** Operations and texts of the sheet with which doctors close their own time, in all filials. */
export const ownTime: CloseTimeDesk<object> = {
  whose: {},
  create: getDoctorAbsenceCreateMutationOptions,
  touched: (client, id, times) => touchedByOwn(client, { ...NO_CHANGE, absence: { id, ...times } }),
  change: {
    list: (client) => client.query({ ...getDoctorAbsenceListQueryOptions(), ...fresh }),
    update: getDoctorAbsenceUpdateMutationOptions,
  },
  subject: (times) => `${times} вы\u00A0не\u00A0принимаете.`,
  done: (times) => `${times}: приёма не\u00A0будет`,
  // Patients read this text if an absence has no reason. The contract has the same text.
  patientText: () => ({ without: 'врач не принимает в это время' }),
  reasonHint: 'Только для вас: пациенты увидят, что вы\u00A0не\u00A0принимаете',
  draft: 'doctor-absence',
};
