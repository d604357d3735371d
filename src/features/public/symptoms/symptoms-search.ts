import * as v from 'valibot';
import { BodyArea } from '#generated/models/body-area.ts';
import { PatientGroup } from '#generated/models/patient-group.ts';
import type { SymptomListParams } from '#generated/models/symptom-list-params.ts';
import { optionalParam, textParam } from '@/shared/url/search-params';

/** The URL of the list of symptoms. */
export const symptomsSearch = v.object({
  q: textParam,
  /** A part of the body; all of them without it. */
  area: optionalParam(v.picklist(Object.values(BodyArea))),
  /** Whose symptoms; without it the text decides, then what this device chose last. */
  who: optionalParam(v.picklist(Object.values(PatientGroup))),
});

export type SymptomsSearch = v.InferOutput<typeof symptomsSearch>;

/** Only the text is the server's to answer; area and patients are chosen from its answer. */
export function symptomsRequest({ q }: Pick<SymptomsSearch, 'q'>): SymptomListParams {
  return q === undefined ? {} : { q };
}
