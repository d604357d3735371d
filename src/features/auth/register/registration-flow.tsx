import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { User } from '#generated/models/user.ts';
import { useChosenSlot } from '@/features/auth/chosen-slot/chosen-slot';
import { ActionStep } from './action-step';
import { CodeStep } from './code-step';
import { stepToShow } from './draft/registration';
import { RegistrationStore } from './draft/registration-store';
import { EmailStep } from './email-step';
import type { Flow } from './flow';
import { FormStep } from './form-step';
import type { RegistrationStep } from './steps';

const pages = { email: EmailStep, code: CodeStep, action: ActionStep, form: FormStep };

interface RegistrationFlowProps {
  /** Where the draft lies in session storage. */
  readonly draftKey: string;
  /** The page that the address asks for. */
  readonly asked: RegistrationStep | undefined;
  readonly go: (step: RegistrationStep, options?: { replace: boolean }) => void;
  readonly member?: User;
  readonly redirect?: string | undefined;
}

/**
 * Address, code, choice, form (docs/rules.md §4). The page stands in the address, so that back and forward work; the draft
 * says which pages may be opened, and an address that is ahead of it is put right.
 */
export function RegistrationFlow({ draftKey, asked, go, member, redirect }: RegistrationFlowProps) {
  const [store] = useState(() => new RegistrationStore(draftKey));
  const registration = useSyncExternalStore(store.subscribe, store.get, store.get);
  const step = stepToShow(registration, asked);
  const quick = useChosenSlot() !== undefined;

  // Latest, because the address is put right when it is wrong, not whenever the router hands out a new function.
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

  const flow: Flow = { registration, store, go, moved, member: member ?? null, quick, redirect };
  // Each page is its own, with nothing left of the one before.
  const Page = pages[step];
  return <Page {...flow} />;
}
