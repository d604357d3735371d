import * as v from 'valibot';
import { idParam, pageParam, textParam } from '@/shared/url/search-params';

/** Search params of the list of doctors; `filial` also selects the filial in the header. */
export const doctorsSearch = v.object({ q: textParam, filial: idParam, page: pageParam });

export const doctorsDefaults = { page: 1 } as const;

export type DoctorsSearch = v.InferOutput<typeof doctorsSearch>;

const PER_PAGE = 30;
const MOST_REQUESTS = 100;

/** Request for linked and invited doctors. Requests of doctors are loaded separately. */
export function doctorListParams({ q, filial, page }: DoctorsSearch) {
  return {
    page,
    per_page: PER_PAGE,
    ...(q !== undefined && { q }),
    ...(filial !== undefined && { filial_id: filial }),
  };
}

export const requestListParams = { state: 'requested', per_page: MOST_REQUESTS } as const;

/** Request for all doctors of a filial: linked, invited, or with an open request. */
export function filialDoctorParams(filialId: number) {
  return { filial_id: filialId, per_page: 100 };
}
