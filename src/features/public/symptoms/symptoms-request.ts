import type { SymptomListParams } from '#generated/models/symptom-list-params.ts';
import type { SymptomsSearch } from './symptoms-search';

/** The question to the server; parts of the body and whose symptoms they are need no new one. */
export function symptomsRequest({ q }: Pick<SymptomsSearch, 'q'>): SymptomListParams {
  return q === undefined ? {} : { q };
}
