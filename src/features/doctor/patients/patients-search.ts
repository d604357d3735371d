import * as v from 'valibot';
import type { DoctorPatientListParams } from '#generated/models/doctor-patient-list-params.ts';
import { phoneQuery } from '@/shared/format/phone';
import { pageParam, textParam } from '@/shared/url/search-params';

export const patientsSearch = v.object({ q: textParam, page: pageParam });
export const patientsDefaults = { page: 1 } as const;

const PAGE = 20;

export function patientListParams({ q, page }: v.InferOutput<typeof patientsSearch>): DoctorPatientListParams {
  return { ...(q !== undefined && { q: phoneQuery(q) }), page, per_page: PAGE };
}
