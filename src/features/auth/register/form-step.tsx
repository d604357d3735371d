import type { ComponentType } from 'react';
import { type LazyModule, lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyModule } from '@/shared/lazy/use-lazy-module';
import type { Cabinet } from '@/shared/session/session-record';
import { Skeleton, SkeletonGroup } from '@/shared/ui/skeleton';
import { actionRole } from './registration';
import { useRegistration } from './use-registration';

/** Last form of the registration, for the role that the chosen action gives (docs/rules.md §4). */
export function FormStep() {
  const { action } = useRegistration().registration;
  const final = useLazyModule(finalForms[action === null ? 'user' : actionRole[action]], true);
  return final ? <final.Form /> : <FormSkeleton />;
}

interface FinalForm {
  readonly Form: ComponentType;
}

const finalForms = {
  user: lazyModule<FinalForm>(async () => ({ Form: (await import('./patient-form')).PatientForm })),
  doctor: lazyModule<FinalForm>(async () => ({ Form: (await import('./doctor-form')).DoctorForm })),
  clinic: lazyModule<FinalForm>(async () => ({ Form: (await import('./clinic-form')).ClinicForm })),
} satisfies Record<Cabinet, LazyModule<FinalForm>>;

/** Loads all three forms in advance, while the visitor waits for the code or chooses a cabinet. */
export function preloadFinalForms(): void {
  for (const form of Object.values(finalForms)) form.preload();
}

function FormSkeleton() {
  return (
    <div className="page py-10 page-grey phone:py-4">
      <SkeletonGroup label="Загружаем анкету" className="mx-auto max-w-176">
        <div className="phone:px-1">
          <Skeleton className="h-1 w-full" />
          <Skeleton className="mt-2.5 h-5 w-40" />
          <Skeleton className="mt-5 h-10 w-70 max-w-full" />
          <Skeleton className="mt-1.5 h-6 w-110 max-w-full" />
        </div>
        <div className="mt-6 grid grid-cols-2 gap-x-4 gap-y-11 rounded-card bg-white p-8 phone:mt-4 phone:grid-cols-1 phone:p-5">
          {Array.from({ length: 6 }, (_, index) => (
            <Skeleton key={index} className="mt-6 h-12" />
          ))}
        </div>
      </SkeletonGroup>
    </div>
  );
}
