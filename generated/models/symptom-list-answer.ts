/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { SymptomListMeta } from './symptom-list-meta.ts';
import type { Symptom } from './symptom.ts';

export interface SymptomListAnswer {
  data: Symptom[];
  meta: SymptomListMeta;
}
