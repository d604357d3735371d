import * as v from 'valibot';
import type { ClinicClientListParams } from '#generated/models/clinic-client-list-params.ts';
import { ClinicClientListSort } from '#generated/models/clinic-client-list-sort.ts';
import { phoneQuery } from '@/shared/format/phone';
import { choiceParam, optionalParam, pageParam, textParam } from '@/shared/url/search-params';

export const ROWS = 25;

export const clientsDefaults = { sort: 'name', page: 1 } as const;

export const clientsSearch = v.object({
  q: textParam,
  /** Filter: clients with a visit in this number of days before today. */
  active: optionalParam(v.picklist([30, 90, 365])),
  without_next: optionalParam(v.literal(true)),
  /** Minimum number of no-shows. */
  missed: optionalParam(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
  sort: choiceParam(Object.values(ClinicClientListSort), clientsDefaults.sort),
  desc: optionalParam(v.boolean()),
  page: pageParam,
});

export type ClientsSearch = v.InferOutput<typeof clientsSearch>;

/** Request parameters from the page's URL and the header's filial. */
export function clientListParams(
  { q, active, without_next, missed, sort, desc = fallsFirst(sort), page }: ClientsSearch,
  filialId: number | null,
): ClinicClientListParams {
  return {
    ...(q !== undefined && { q: phoneQuery(q) }),
    ...(filialId !== null && { filial_id: filialId }),
    ...(active !== undefined && { active_days: active }),
    ...(without_next && { without_next }),
    ...(missed !== undefined && { no_shows_from: missed }),
    sort,
    direction: desc ? 'desc' : 'asc',
    page,
    per_page: ROWS,
  };
}

/**
 * Whether the first press on the column sorts it in descending order. This is so for the last
 * visit, the number of visits and the number of no-shows.
 */
export function fallsFirst(sort: ClientsSearch['sort']): boolean {
  return sort === 'last_visit' || sort === 'visits' || sort === 'no_shows';
}
