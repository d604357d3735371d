import * as v from 'valibot';
import { BodyArea } from '#generated/models/body-area.ts';
import { PatientGroup } from '#generated/models/patient-group.ts';
import { textParam } from '@/features/public/lists/list-params';

/** The address of the list of symptoms: what means nothing is dropped. */
export const symptomsSearch = v.object({
  q: textParam,
  /** A part of the body; all of them without it. */
  area: v.optional(v.fallback(v.optional(v.picklist(Object.values(BodyArea))), undefined)),
  /** Whose symptoms; without it the text decides, then what this device chose last. */
  who: v.optional(v.fallback(v.optional(v.picklist(Object.values(PatientGroup))), undefined)),
});

export type SymptomsSearch = v.InferOutput<typeof symptomsSearch>;
