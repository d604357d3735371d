import * as v from 'valibot';
import { ServiceKind } from '#generated/models/service-kind.ts';
import { textParam } from '@/features/public/lists/list-params';
import { choiceParam, pageParam, slugParam } from '@/shared/url/search-params';

/** The address of the list of services: what means nothing is dropped. */
export const servicesSearch = v.object({
  kind: choiceParam(Object.values(ServiceKind), 'consultation'),
  q: textParam,
  /** A medical direction. */
  direction: slugParam,
  page: pageParam,
});

export type ServicesSearch = v.InferOutput<typeof servicesSearch>;

/** A list that nothing narrows; these values never stand in an address. */
export const servicesDefaults = { kind: 'consultation', page: 1 } as const;
