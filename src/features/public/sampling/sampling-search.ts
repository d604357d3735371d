import * as v from 'valibot';
import { idParam } from '@/shared/url/search-params';

const text = (pattern: RegExp) => v.optional(v.fallback(v.optional(v.pipe(v.string(), v.regex(pattern))), undefined));

/** What is chosen before a sample is given, as the address has it; what means nothing is dropped. */
export const samplingSearch = v.object({
  /** The analysis; without it the page leads to the clinic's. */
  service: idParam,
  filial: idParam,
  /** The day shown, `2026-05-12`. */
  date: text(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/),
  /** The time chosen on it, `08:20`. */
  time: text(/^([01]\d|2[0-3]):[0-5]\d$/),
});

export type SamplingSearch = v.InferOutput<typeof samplingSearch>;
