import * as v from 'valibot';
import type { CodeConfirmed } from '#generated/models/code-confirmed.ts';
import type { CodeSent } from '#generated/models/code-sent.ts';
import { RegistrationAction } from '#generated/models/registration-action.ts';
import { type RegistrationStep, registrationSteps } from './steps';

/** docs/rules.md §3, registration draft. */
export interface Registration {
  /** The furthest step that may be opened. */
  readonly step: RegistrationStep;
  readonly email: string;
  /** Names the registration to the server; `null` until a code is sent, and after it has run out. */
  readonly hash: string | null;
  /** What the server offers once the code is confirmed; empty until then. */
  readonly actions: readonly RegistrationAction[];
  readonly action: RegistrationAction | null;
  /** What is typed into the steps; never a password, a code or an IIN. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** When a new code may be asked for, in milliseconds since the epoch. */
  readonly resendAt: number | null;
  /** The answer to the final form was lost: the account may be there. */
  readonly isUnsure: boolean;
}

export const noRegistration: Registration = {
  step: 'email',
  email: '',
  hash: null,
  actions: [],
  action: null,
  fields: {},
  resendAt: null,
  isUnsure: false,
};

export function codeSent(old: Registration, email: string, sent: CodeSent, now: number): Registration {
  const { hash, resend_after_seconds } = sent;
  const resendAt = now + resend_after_seconds * 1000;
  return settled({ ...old, email, hash, actions: [], action: null, resendAt, isUnsure: false });
}

/** A code was asked for too early. */
export function mustWait(old: Registration, seconds: number, now: number): Registration {
  return { ...old, resendAt: now + seconds * 1000 };
}

/** Unknown actions lead to no role (docs/rules.md §4), so they are not offered. */
export function codeConfirmed(old: Registration, { hash, actions }: CodeConfirmed): Registration {
  return settled({ ...old, hash, actions: actions.filter((action) => isAction(action)), action: null });
}

export function actionChosen(old: Registration, action: RegistrationAction): Registration {
  return settled({ ...old, action });
}

/** The registration has run out: it starts over with the e-mail, and what was typed is kept. */
export function hashLost(old: Registration): Registration {
  return settled({ ...old, hash: null, actions: [], action: null, resendAt: null });
}

/** The step that was asked for if it may be opened now, else the furthest that may. */
export function stepToShow(registration: Registration, asked: RegistrationStep | undefined): RegistrationStep {
  return asked !== undefined && mayOpen(registration, asked) ? asked : registration.step;
}

/** A confirmed code is not asked for again; the other steps may be seen again until the registration is complete. */
function mayOpen({ hash, actions, action }: Registration, step: RegistrationStep): boolean {
  if (step === 'email') return true;
  if (step === 'code') return hash !== null && actions.length === 0;
  if (step === 'action') return hash !== null && actions.length > 0;
  return hash !== null && action !== null && actions.includes(action);
}

function settled(registration: Registration): Registration {
  const step = registrationSteps.findLast((candidate) => mayOpen(registration, candidate)) ?? 'email';
  return { ...registration, step };
}

function isAction(action: string): action is RegistrationAction {
  return Object.values<string>(RegistrationAction).includes(action);
}

const stored = v.object({
  email: v.string(),
  hash: v.nullable(v.string()),
  actions: v.array(v.enum(RegistrationAction)),
  action: v.nullable(v.enum(RegistrationAction)),
  fields: v.record(v.string(), v.unknown()),
  resendAt: v.nullable(v.number()),
  isUnsure: v.optional(v.boolean(), false),
});

/** Reads the stored draft; anything else (an older version's, edited by hand) starts a new one. */
export function parseRegistration(text: string | null): Registration {
  try {
    return settled({ ...noRegistration, ...v.parse(stored, JSON.parse(text ?? 'null')) });
  } catch {
    return noRegistration;
  }
}
