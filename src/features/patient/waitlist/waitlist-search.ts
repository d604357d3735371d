import * as v from 'valibot';
import { SLUG } from '@/shared/url/ids';

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const dropped = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.fallback(v.optional(schema), undefined));

/** The doctor, filial and service that somebody wants to wait for. Without all three the page is the list alone. */
export const waitlistSearch = v.object({
  doctor: dropped(v.pipe(v.string(), v.regex(SLUG))),
  filial: dropped(id),
  service: dropped(id),
});

export type WaitlistSearch = v.InferOutput<typeof waitlistSearch>;

/** What is asked to be waited for; undefined when the URL does not say it. */
export function askedFor({ doctor, filial, service }: WaitlistSearch) {
  const whole = doctor !== undefined && filial !== undefined && service !== undefined;
  return whole ? { doctor, filial, service } : undefined;
}
