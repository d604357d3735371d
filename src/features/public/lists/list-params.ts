import * as v from 'valibot';
import { asText } from '@/features/public/search/address/read-address';

/** Text to find. Whatever the router made of it, the person typed text. */
export const textParam = v.optional(
  v.pipe(
    v.custom<string>(() => true),
    v.transform((raw): string | undefined => asText(raw)),
  ),
);
