import type { ComponentType } from 'react';
import type { Flow } from '@/features/auth/register/flow';
import { type Later, later } from '@/shared/later/later';
import type { Cabinet } from '@/shared/session/session-record';
import type { Access } from './access';

interface FinalForm {
  readonly Form: ComponentType<Flow & { readonly access: Access }>;
}

/** The final form of each role. */
export const finalForms = {
  user: later<FinalForm>(async () => ({ Form: (await import('./patient-form')).PatientForm })),
  doctor: later<FinalForm>(async () => ({ Form: (await import('./doctor-form')).DoctorForm })),
  clinic: later<FinalForm>(async () => ({ Form: (await import('./clinic-form')).ClinicForm })),
} satisfies Record<Cabinet, Later<FinalForm>>;

/** Fetches all three while somebody still reads a letter or chooses. */
export function preloadFinalForms(): void {
  for (const form of Object.values(finalForms)) form.preload();
}
