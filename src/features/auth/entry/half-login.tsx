import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import { useAuthLoginSecondFactor } from '#generated/api/auth-login/auth-login.ts';
import { useSignIn } from '@/features/auth/session/use-sign-in';
import { isProblem } from '@/shared/api/problem';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyModule } from '@/shared/lazy/use-lazy-module';
import type { Cabinet } from '@/shared/session/session-record';
import { Callout } from '@/shared/ui/callout';
import { LiveRegion } from '@/shared/ui/live-region';
import { RowsSkeleton } from '@/shared/ui/skeleton';
import { useWrite } from '@/shared/write/use-write';

/** A login whose password was right but that still needs a code. It is kept only in memory. */
export interface HalfLogin {
  readonly hash: string;
  readonly role: Cabinet;
}

const factorSchema = v.object({ hash: v.string() });

/**
 * Reads from the server's error that a login needs a code; undefined if it is a different error.
 */
export function halfLoginOf(error: unknown, role: Cabinet): HalfLogin | undefined {
  if (!isProblem(error, 409)) return undefined;
  const factor = v.safeParse(factorSchema, error.details['second_factor']);
  return factor.success ? { hash: factor.output.hash, role } : undefined;
}

/** Hash of the URL in the second step. */
const CODE = 'code';

/**
 * The two steps of a login on one page. The second step is a history entry of its own, so that
 * «Back» in the browser leads to the first step.
 */
export function useHalfLogin() {
  const navigate = useNavigate();
  const [half, setHalf] = useState<HalfLogin>();
  const [isOver, setOver] = useState(false);
  const isSecondStep = useLocation({ select: ({ hash }) => hash === CODE });
  return {
    /** The login whose second step is shown. */
    half: isSecondStep ? half : undefined,
    begin: (next: HalfLogin): void => {
      setHalf(next);
      setOver(false);
      void navigate({ to: '.', search: true, hash: CODE });
    },
    goBack: (over: boolean): void => {
      setOver(over);
      void navigate({ to: '.', search: true, replace: true });
    },
    /** Whether the first step is shown because the time for the code has expired. */
    isOver,
  };
}

/** Tells in the first step that the time for the code has expired. */
export function CodeOver() {
  return (
    <LiveRegion urgent>
      <Callout tone="amber" icon={IconClock} className="mt-5">
        Время для&nbsp;кода вышло. Войдите ещё раз.
      </Callout>
    </LiveRegion>
  );
}

const secondStep = lazyModule(() => import('./second-step'));

interface HalfLoginStepProps {
  readonly half: HalfLogin;
  readonly redirect: string | undefined;
  /** @param isOver whether the time for the code has expired */
  readonly onBack: (isOver: boolean) => void;
}

/**
 * Second step of a login, for the code from the app. Its module loads when the step opens, because
 * few users need this step.
 */
export function HalfLoginStep({ half: { hash, role }, redirect, onBack }: HalfLoginStepProps) {
  const end = useWrite(useAuthLoginSecondFactor());
  const signIn = useSignIn();
  const part = useLazyModule(secondStep, true);
  const send = async (code: string) => signIn((await end.ask({ data: { hash, code } })).data, role, redirect);
  return part ? <part.SecondStep onCode={send} onBack={onBack} /> : <RowsSkeleton />;
}
