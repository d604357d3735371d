import * as v from 'valibot';
import { FeedbackSort } from '#generated/models/feedback-sort.ts';

const id = v.optional(v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined));

/**
 * What is being chosen on a doctor's page stands in the address, so that it can be shared and «Назад» keeps it. All of it is
 * optional; what means nothing is dropped.
 */
export const doctorSearch = v.object({
  filial: id,
  service: id,
  /** The day shown, `2026-05-12`. */
  date: v.optional(
    v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))), undefined),
  ),
  /** The time chosen on it, `14:30`. */
  time: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))), undefined)),
  /** Order of the reviews; newest first without it. */
  sort: v.optional(v.fallback(v.optional(v.picklist(Object.values(FeedbackSort))), undefined)),
});

export type DoctorSearch = v.InferOutput<typeof doctorSearch>;
