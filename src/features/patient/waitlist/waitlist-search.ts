import * as v from 'valibot';
import { SLUG } from '@/shared/url/ids';

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const dropped = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.fallback(v.optional(schema), undefined));

/** Doctor, filial and service to wait for. Unless all three are given, the page is only the list. */
export const waitlistSearch = v.object({
  doctor: dropped(v.pipe(v.string(), v.regex(SLUG))),
  filial: dropped(id),
  service: dropped(id),
});

export type WaitlistSearch = v.InferOutput<typeof waitlistSearch>;

/** What the URL asks to wait for, if it names all three. */
export function askedFor({ doctor, filial, service }: WaitlistSearch) {
  const whole = doctor !== undefined && filial !== undefined && service !== undefined;
  return whole ? { doctor, filial, service } : undefined;
}
