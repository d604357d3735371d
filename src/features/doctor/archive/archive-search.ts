import * as v from 'valibot';
import type { DoctorArchiveParams } from '#generated/models/doctor-archive-params.ts';
import { today } from '@/shared/format/date';
import { phoneQuery } from '@/shared/format/phone';
import { dateParam, idParam, optionalParam, pageParam, textParam } from '@/shared/url/search-params';

export const archiveStatuses = ['completed', 'no_show', 'cancelled'] as const;

export const archiveSearch = v.object({
  q: textParam,
  status: optionalParam(v.picklist(archiveStatuses)),
  filial: idParam,
  from: dateParam,
  to: dateParam,
  page: pageParam,
});
export const archiveDefaults = { page: 1 } as const;

export type ArchiveSearch = v.InferOutput<typeof archiveSearch>;

const PAGE = 20;

/**
 * Request parameters of the archive. If the first day is after the last day, the two are swapped.
 * By default the range ends today, because future visits don't belong in an archive. The filter
 * «cancelled» also finds future visits.
 */
export function archiveParams({ q, status, filial, from, to, page }: ArchiveSearch): DoctorArchiveParams {
  const [first, last] = from !== undefined && to !== undefined && to < from ? [to, from] : [from, to];
  const isAhead = status === 'cancelled' || (first !== undefined && first > today());
  const date_to = last ?? (isAhead ? undefined : today());
  return {
    ...(q !== undefined && { q: phoneQuery(q) }),
    ...(status !== undefined && { status }),
    ...(filial !== undefined && { filial_id: filial }),
    ...(first !== undefined && { date_from: first }),
    ...(date_to !== undefined && { date_to }),
    page,
    per_page: PAGE,
  };
}
