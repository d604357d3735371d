import * as v from 'valibot';
import type { ClinicVisitListParams } from '#generated/models/clinic-visit-list-params.ts';
import { choiceParam, idParam, pageParam } from '@/shared/url/search-params';

/** Which visits to come are listed: those that wait for the clinic's answer, or all of them. */
export const visitsSearch = v.object({
  show: choiceParam(['pending', 'ahead'], 'pending'),
  filial: idParam,
  doctor_id: idParam,
  page: pageParam,
});

export const visitsDefaults = { show: 'pending', page: 1 } as const;

const PER_PAGE = 30;

/** Whom the filter offers. */
export const doctorsToChoose = { per_page: 100 } as const;

export function visitsQuery(search: v.InferOutput<typeof visitsSearch>): ClinicVisitListParams {
  const { show, filial, doctor_id, page } = search;
  return {
    status: show,
    page,
    per_page: PER_PAGE,
    ...(filial !== undefined && { filial_id: filial }),
    ...(doctor_id !== undefined && { doctor_id }),
  };
}
