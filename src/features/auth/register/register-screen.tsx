import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { User } from '#generated/models/user.ts';
import { useChosenSlot } from '@/features/auth/entry/chosen-slot';
import { REGISTRATION_KEY } from '@/features/auth/session/device-person';
import { useIsHere } from '@/shared/use-is-here';
import { ActionStep, KnownStep } from './cabinet-steps';
import { CodeStep, EmailStep } from './email-steps';
import { FormStep } from './form-step';
import { stepToShow } from './registration';
import type { RegistrationStep } from './steps';
import { RegistrationContext, RegistrationStore } from './use-registration';

const route = getRouteApi('/auth/_entry/register');

/** Registration of a new account (docs/rules.md §2, authRegister). */
export function RegisterScreen() {
  const { step, redirect } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <RegistrationFlow
      draftKey={REGISTRATION_KEY}
      asked={step}
      go={(next, options) => void navigate({ search: (old) => ({ ...old, step: next }), ...options })}
      redirect={redirect}
    />
  );
}

const pages = { email: EmailStep, code: CodeStep, known: KnownStep, action: ActionStep, form: FormStep };

interface RegistrationFlowProps {
  /** Key of the draft in session storage. */
  readonly draftKey: string;
  /** The step in the URL. */
  readonly asked: RegistrationStep | undefined;
  readonly go: (step: RegistrationStep, options?: { replace: boolean }) => void;
  readonly member?: User;
  readonly redirect?: string | undefined;
}

/**
 * Registration in steps: e-mail, code, cabinet, form (docs/rules.md §4). The URL contains the step,
 * so that the browser's «back» and «forward» work. If the step in the URL isn't allowed yet, the
 * furthest allowed step is shown.
 */
export function RegistrationFlow({ draftKey, asked, go, member, redirect }: RegistrationFlowProps) {
  const [store] = useState(() => new RegistrationStore(draftKey));
  const registration = useSyncExternalStore(store.subscribe, store.get, store.get);
  const step = stepToShow(registration, asked);
  const quick = useChosenSlot() !== undefined;

  // A ref, because the effect must run when the step changes, but not when the router creates a new
  // function.
  const latestGo = useRef(go);
  useEffect(() => {
    latestGo.current = go;
  });
  useEffect(() => {
    if (step !== asked) latestGo.current(step, { replace: true });
  }, [step, asked]);

  const [first] = useState(step);
  const [moved, setMoved] = useState(false);
  if (step !== first && !moved) setMoved(true);

  const isHere = useIsHere();
  const current = useMemo(
    () => ({
      registration,
      store,
      go: (next: RegistrationStep): void => {
        if (isHere()) latestGo.current(next);
      },
      moved,
      member: member ?? null,
      quick,
      redirect,
    }),
    [registration, store, isHere, moved, member, quick, redirect],
  );
  const Page = pages[step];
  return (
    <RegistrationContext value={current}>
      <Page />
    </RegistrationContext>
  );
}
