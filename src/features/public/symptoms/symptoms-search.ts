import * as v from 'valibot';
import { BodyArea } from '#generated/models/body-area.ts';
import { PatientGroup } from '#generated/models/patient-group.ts';
import type { SymptomListParams } from '#generated/models/symptom-list-params.ts';
import { optionalParam, textParam } from '@/shared/url/search-params';

export const symptomsSearch = v.object({
  q: textParam,
  /** A part of the body; absent for all. */
  area: optionalParam(v.picklist(Object.values(BodyArea))),
  /** The patient group; if absent, the group found in the text or last chosen on this device. */
  who: optionalParam(v.picklist(Object.values(PatientGroup))),
});

export type SymptomsSearch = v.InferOutput<typeof symptomsSearch>;

/**
 * Only the text is sent: the screen itself filters the answer by part of the body and patient
 * group.
 */
export function symptomsRequest({ q }: Pick<SymptomsSearch, 'q'>): SymptomListParams {
  return q === undefined ? {} : { q };
}
