import * as v from 'valibot';
import { SLUG } from '@/shared/api/slug';

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const dropped = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.fallback(v.optional(schema), undefined));

/** What is booked, as the address has it. A value that cannot be is dropped, and the screen asks for what is missing. */
export const bookingSearch = v.object({
  doctor: dropped(v.pipe(v.string(), v.regex(SLUG))),
  filial: dropped(id),
  service: dropped(id),
  starts_at: dropped(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?\+05:00$/))),
});

export type BookingSearch = v.InferOutput<typeof bookingSearch>;

/** Everything that a booking needs; undefined while something is missing. */
export function wholeChoice({ doctor, filial, service, starts_at }: BookingSearch) {
  const whole = doctor !== undefined && filial !== undefined && service !== undefined && starts_at !== undefined;
  return whole ? { doctor, filial, service, startsAt: starts_at } : undefined;
}

export type BookingChoice = NonNullable<ReturnType<typeof wholeChoice>>;
