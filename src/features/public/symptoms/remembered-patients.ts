import type { PatientGroup } from '@generated/models/patient-group';

const KEY = 'aman.symptoms-for';

/** Whom this device looked up symptoms for last; adults until it did. */
export function rememberedPatients(): PatientGroup {
  try {
    return localStorage.getItem(KEY) === 'children' ? 'children' : 'adults';
  } catch {
    // Storage is forbidden here.
    return 'adults';
  }
}

export function rememberPatients(patients: PatientGroup): void {
  try {
    localStorage.setItem(KEY, patients);
  } catch {
    // Forbidden or full: the choice then lives in the address alone.
  }
}
