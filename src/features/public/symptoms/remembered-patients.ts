import type { PatientGroup } from '#generated/models/patient-group.ts';
import { stored } from '@/shared/stored';

const kept = stored<PatientGroup>(
  'aman.symptoms-for',
  (text) => (text === 'children' ? 'children' : 'adults'),
  'adults',
);

/** Whom this device looked up symptoms for last; adults until it did. */
export const rememberedPatients = kept.get;

/** Where storage is forbidden or full the choice lives in the address alone. */
export function rememberPatients(patients: PatientGroup): void {
  kept.set(patients);
}
