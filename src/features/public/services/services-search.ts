import * as v from 'valibot';
import { ServiceKind } from '#generated/models/service-kind.ts';
import { pageParam, slugParam, textParam } from '@/features/public/lists/list-params';

/** The address of the list of services: what means nothing is dropped. */
export const servicesSearch = v.object({
  kind: v.optional(v.fallback(v.picklist(Object.values(ServiceKind)), 'consultation'), 'consultation'),
  q: textParam,
  /** A medical direction. */
  direction: slugParam,
  page: pageParam,
});

export type ServicesSearch = v.InferOutput<typeof servicesSearch>;

/** A list that nothing narrows; these values never stand in an address. */
export const servicesDefaults = { kind: 'consultation', page: 1 } as const;
