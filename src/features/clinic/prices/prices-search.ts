import * as v from 'valibot';
import { choiceParam, pageParam, textParam } from '@/shared/url/search-params';

const KINDS = ['all', 'consultation', 'analysis', 'examination'] as const;

export const pricesSearch = v.object({
  q: textParam,
  kind: choiceParam(KINDS, 'all'),
  page: pageParam,
});

export const pricesDefaults = { kind: 'all', page: 1 } as const;

export type PricesSearch = v.InferOutput<typeof pricesSearch>;

const PER_PAGE = 25;

export function priceListParams({ q, kind, page }: PricesSearch) {
  return { page, per_page: PER_PAGE, ...(q !== undefined && { q }), ...(kind !== 'all' && { kind }) };
}
