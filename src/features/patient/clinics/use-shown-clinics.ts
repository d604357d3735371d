import { useState } from 'react';
import type { PatientClinic } from '#generated/models/patient-clinic.ts';

/**
 * What to list: a clinic whose heart was just taken back stays where it is until the page is left, so that it can be given
 * back, and nothing jumps under the finger.
 */
export function useShownClinics(clinics: readonly PatientClinic[]): readonly PatientClinic[] {
  const [seen, setSeen] = useState(clinics);
  const known = new Set(seen.map(({ clinic }) => clinic.id));
  const fresh = clinics.filter(({ clinic }) => !known.has(clinic.id));
  if (fresh.length > 0) setSeen([...seen, ...fresh]);
  const current = new Map(clinics.map((record) => [record.clinic.id, record]));
  return seen.map((record) => current.get(record.clinic.id) ?? record);
}
