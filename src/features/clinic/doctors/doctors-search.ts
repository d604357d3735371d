import * as v from 'valibot';
import { idParam, pageParam, textParam } from '@/shared/url/search-params';

/** Search params of the doctors list; `filial` sets the header's filial. */
export const doctorsSearch = v.object({ q: textParam, filial: idParam, page: pageParam });

export const doctorsDefaults = { page: 1 } as const;

export type DoctorsSearch = v.InferOutput<typeof doctorsSearch>;

const PER_PAGE = 30;
const MOST_REQUESTS = 100;

/** Request for linked and invited doctors; requests to join are loaded separately. */
export function doctorListParams({ q, filial, page }: DoctorsSearch) {
  return {
    page,
    per_page: PER_PAGE,
    ...(q !== undefined && { q }),
    ...(filial !== undefined && { filial_id: filial }),
  };
}

export const requestListParams = { state: 'requested', per_page: MOST_REQUESTS } as const;

/** Request for all doctors of one filial: linked, invited, asking. */
export function filialDoctorParams(filialId: number) {
  return { filial_id: filialId, per_page: 100 };
}
