import { AuthCard } from '@/features/auth/auth-card';
import { Skeleton, SkeletonGroup } from '@/shared/ui/skeleton';
import type { Flow } from './flow';
import { LaterPart, useLaterPart } from './later-part';
import type { RegistrationStep } from './steps';

export const laterPages = new LaterPart(async () => (await import('./later-pages')).pages);

interface LaterStepProps {
  readonly step: Exclude<RegistrationStep, 'email'>;
  readonly flow: Flow;
}

/** Any page but the first. */
export function LaterStep({ step, flow }: LaterStepProps) {
  const Page = useLaterPart(laterPages)?.[step];
  return Page ? <Page {...flow} /> : <StepSkeleton />;
}

function StepSkeleton() {
  return (
    <AuthCard>
      <SkeletonGroup>
        <Skeleton className="h-1 w-full" />
        <Skeleton className="mt-2.5 h-5 w-40" />
        <Skeleton className="mt-5 h-9 w-70 max-w-full" />
        <Skeleton className="mt-6 h-16 w-full" />
        <Skeleton className="mt-6 h-13 w-full" />
      </SkeletonGroup>
    </AuthCard>
  );
}
