import * as v from 'valibot';
import { BodyArea } from '#generated/models/body-area.ts';
import { PatientGroup } from '#generated/models/patient-group.ts';
import { textParam } from '@/features/public/lists/list-params';
import { optionalParam } from '@/shared/url/search-params';

/** The address of the list of symptoms: what means nothing is dropped. */
export const symptomsSearch = v.object({
  q: textParam,
  /** A part of the body; all of them without it. */
  area: optionalParam(v.picklist(Object.values(BodyArea))),
  /** Whose symptoms; without it the text decides, then what this device chose last. */
  who: optionalParam(v.picklist(Object.values(PatientGroup))),
});

export type SymptomsSearch = v.InferOutput<typeof symptomsSearch>;
