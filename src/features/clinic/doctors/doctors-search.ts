import * as v from 'valibot';
import { idParam, pageParam, textParam } from '@/shared/url/search-params';

/** The clinic's doctors as the URL says them; `filial` chooses the one of the header. */
export const doctorsSearch = v.object({ q: textParam, filial: idParam, page: pageParam });

export const doctorsDefaults = { page: 1 } as const;

export type DoctorsSearch = v.InferOutput<typeof doctorsSearch>;

const PER_PAGE = 30;
const MOST_REQUESTS = 100;

/** Those who receive in the clinic or are invited; requests are asked for apart. */
export function doctorListParams({ q, filial, page }: DoctorsSearch) {
  return {
    page,
    per_page: PER_PAGE,
    ...(q !== undefined && { q }),
    ...(filial !== undefined && { filial_id: filial }),
  };
}

export const requestListParams = { state: 'requested', per_page: MOST_REQUESTS } as const;

/** Everybody who has to do with one filial. */
export function filialDoctorParams(filialId: number) {
  return { filial_id: filialId, per_page: 100 };
}
