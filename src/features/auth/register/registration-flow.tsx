import type { User } from '@generated/models/user';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ActionStep } from './action-step';
import { CodeStep } from './code/code-step';
import { stepToShow } from './draft/registration';
import { RegistrationStore } from './draft/registration-store';
import { EmailStep } from './email-step';
import type { Flow } from './flow';
import { FormStep } from './form-step';
import type { RegistrationStep } from './steps';

interface RegistrationFlowProps {
  /** Where the draft lies in session storage. */
  readonly draftKey: string;
  /** The page that the address asks for. */
  readonly asked: RegistrationStep | undefined;
  readonly go: (step: RegistrationStep, options?: { replace: boolean }) => void;
  readonly member?: User;
  readonly redirect?: string | undefined;
}

const pages = { email: EmailStep, code: CodeStep, action: ActionStep, form: FormStep };

/**
 * Address, code, choice, form (specification §4). The page stands in the address, so that back and forward work; the draft
 * says which pages may be opened, and an address that is ahead of it is put right.
 */
export function RegistrationFlow({ draftKey, asked, go, member, redirect }: RegistrationFlowProps) {
  const [store] = useState(() => new RegistrationStore(draftKey));
  const registration = useSyncExternalStore(store.subscribe, store.get);
  const step = stepToShow(registration, asked);

  // Latest, because the address is put right when it is wrong, not whenever the router hands out a new function.
  const latestGo = useRef(go);
  useEffect(() => {
    latestGo.current = go;
  });
  useEffect(() => {
    if (step !== asked) latestGo.current(step, { replace: true });
  }, [step, asked]);

  useHeadingFocus(step);

  const Page = pages[step];
  const flow: Flow = { registration, store, go, member: member ?? null, redirect };
  return <Page {...flow} />;
}

/**
 * A new page of the registration is a new page for a screen reader too: focus goes to its heading, as after a navigation.
 * The code is the exception: there is one thing to do there, and its field takes focus.
 */
function useHeadingFocus(step: RegistrationStep): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (step === 'code' || heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [step]);
}
