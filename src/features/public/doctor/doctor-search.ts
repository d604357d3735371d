import * as v from 'valibot';
import { FeedbackSort } from '#generated/models/feedback-sort.ts';
import { clockParam, dateParam, idParam, optionalParam } from '@/shared/url/search-params';

/**
 * What is being chosen on a doctor's page stands in the address, so that it can be shared and «Назад» keeps it. All of it is
 * optional; what means nothing is dropped.
 */
export const doctorSearch = v.object({
  filial: idParam,
  service: idParam,
  /** The day shown, `2026-05-12`. */
  date: dateParam,
  /** The time chosen on it, `14:30`. */
  time: clockParam,
  /** Order of the reviews; newest first without it. */
  sort: optionalParam(v.picklist(Object.values(FeedbackSort))),
});

export type DoctorSearch = v.InferOutput<typeof doctorSearch>;
