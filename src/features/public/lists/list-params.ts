import * as v from 'valibot';
import { asText } from '@/features/public/search/address/read-address';
import { SLUG } from '@/shared/url/ids';

/** Bound of the contract (page.yaml). */
const PAGE_MAX = 100_000;

/** Text to find. Whatever the router made of it, the person typed text. */
export const textParam = v.optional(
  v.pipe(
    v.custom<string>(() => true),
    v.transform((raw): string | undefined => asText(raw)),
  ),
);

/** A slug as the contract spells it; anything else is nothing. */
export const slugParam = v.optional(v.fallback(v.optional(v.pipe(v.string(), v.regex(SLUG))), undefined));

/** A page's number, from 1. */
export const pageParam = v.optional(
  v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(PAGE_MAX)), 1),
  1,
);
