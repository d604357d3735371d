import type { ComponentType } from 'react';
import type { Flow } from '@/features/auth/register/flow';
import { LaterPart } from '@/features/auth/register/later-part';
import type { Cabinet } from '@/shared/session/session-record';
import type { Access } from './access';

interface FinalForm {
  readonly Form: ComponentType<Flow & { readonly access: Access }>;
}

/** The final form of each role. */
export const finalForms = {
  user: new LaterPart<FinalForm>(async () => ({ Form: (await import('./patient-form')).PatientForm })),
  doctor: new LaterPart<FinalForm>(async () => ({ Form: (await import('./doctor-form')).DoctorForm })),
  clinic: new LaterPart<FinalForm>(async () => ({ Form: (await import('./clinic-form')).ClinicForm })),
} satisfies Record<Cabinet, LaterPart<FinalForm>>;

/** Fetches all three while somebody still reads a letter or chooses. */
export function preloadFinalForms(): void {
  for (const form of Object.values(finalForms)) form.preload();
}
