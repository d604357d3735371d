import * as v from 'valibot';
import type { DoctorArchiveParams } from '#generated/models/doctor-archive-params.ts';
import { dateParam, optionalParam, pageParam, textParam } from '@/shared/url/search-params';

export const archiveStatuses = ['completed', 'no_show', 'cancelled'] as const;

export const archiveSearch = v.object({
  q: textParam,
  status: optionalParam(v.picklist(archiveStatuses)),
  from: dateParam,
  to: dateParam,
  page: pageParam,
});
export const archiveDefaults = { page: 1 } as const;

export type ArchiveSearch = v.InferOutput<typeof archiveSearch>;

const PAGE = 20;

/** A range that is the wrong way round is turned. */
export function archiveParams({ q, status, from, to, page }: ArchiveSearch): DoctorArchiveParams {
  const [first, last] = from !== undefined && to !== undefined && to < from ? [to, from] : [from, to];
  return {
    ...(q !== undefined && { q }),
    ...(status !== undefined && { status }),
    ...(first !== undefined && { date_from: first }),
    ...(last !== undefined && { date_to: last }),
    page,
    per_page: PAGE,
  };
}
