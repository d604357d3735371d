import type { CodeConfirmRequest } from '#generated/models/code-confirm-request.ts';
import type { CodeConfirmed } from '#generated/models/code-confirmed.ts';
import type { CodeSendRequest } from '#generated/models/code-send-request.ts';
import type { CodeSent } from '#generated/models/code-sent.ts';
import type { Consent } from '#generated/models/consent.ts';
import type { RegistrationAction } from '#generated/models/registration-action.ts';
import { isProblem, isUnsure } from '@/shared/api/problem';
import { CONSENT_VERSION } from '@/shared/config/consent';
import { now } from '@/shared/format/now';
import {
  actionChosen,
  cabinetAsked,
  codeConfirmed,
  codeSent,
  hashLost,
  isConfirmed,
  mustWait,
  type Registration,
} from './registration';
import type { RegistrationStore } from './registration-store';

/** `ask` of a write. */
type Call<Body, Answer> = (variables: { data: Body }) => Promise<{ data: Answer }>;

/** No code is asked for while the e-mail is confirmed or an earlier code can still be used. */
export function hasCode(registration: Registration, email: string): boolean {
  const { hash, email: known, resendAt } = registration;
  if (hash === null || !isSameEmail(known, email)) return false;
  return isConfirmed(registration) || (resendAt ?? 0) > now();
}

/**
 * Sends a code; resolves with whether one was sent. Rejects with the Problem, except for a 429 while the registration of an
 * earlier code is known: that code is still good, and the wait is stored.
 */
export async function askForCode(
  store: RegistrationStore,
  email: string,
  send: Call<CodeSendRequest, CodeSent>,
): Promise<boolean> {
  try {
    const { data } = await send({ data: { email } });
    store.set(codeSent(store.get(), email, data, now()));
    return true;
  } catch (error) {
    const { hash, email: known } = store.get();
    if (hash === null || !isSameEmail(known, email) || !noteWait(store, error)) throw error;
    return false;
  }
}

/**
 * Checks a code, and chooses the `likely` action if it is offered. Resolves with `false` when the code was right but neither has the
 * e-mail an account nor is an action offered. Rejects with the Problem; a wait that the server asks for is stored.
 */
export async function checkCode(
  store: RegistrationStore,
  code: string,
  confirm: Call<CodeConfirmRequest, CodeConfirmed>,
  { likely, isMember = false }: { readonly likely?: RegistrationAction | undefined; readonly isMember?: boolean } = {},
): Promise<boolean> {
  const { email, hash } = store.get();
  if (hash === null) return false;
  try {
    const { data } = await confirm({ data: { email, hash, code } });
    const next = codeConfirmed(store.get(), data, isMember);
    if (!isConfirmed(next)) return false;
    store.set(likely !== undefined && next.actions.includes(likely) ? actionChosen(next, likely) : next);
    return true;
  } catch (error) {
    noteWait(store, error);
    throw error;
  }
}

/** Whoever has an account asks for another cabinet: this one, or one of those offered. */
export function askForCabinet(store: RegistrationStore, action?: RegistrationAction): void {
  const asked = cabinetAsked(store.get());
  store.set(action === undefined ? asked : actionChosen(asked, action));
}

export function chooseAction(store: RegistrationStore, action: RegistrationAction): void {
  store.set(actionChosen(store.get(), action));
}

/**
 * Sends the final form and ends the draft. Resolves with `undefined` when the registration has run out (409): it starts over with
 * the e-mail. That an earlier answer was lost is kept: then it may have run out because the account is there. Rejects with any
 * other Problem.
 */
export async function complete<Answer>(
  store: RegistrationStore,
  send: () => Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    const answer = await send();
    store.finish();
    return answer;
  } catch (error) {
    if (isUnsure(error)) store.set({ ...store.get(), isUnsure: true });
    if (!isProblem(error, 409)) throw error;
    // An IIN or a BIN that somebody else has is an error of its field; the registration goes on.
    if ('iin' in error.errors || 'bin' in error.errors) throw error;
    store.set(hashLost(store.get()));
    return undefined;
  }
}

function noteWait(store: RegistrationStore, error: unknown): boolean {
  const wait = isProblem(error, 429) ? error.retryAfterSeconds : undefined;
  if (wait !== undefined) store.set(mustWait(store.get(), wait, now()));
  return wait !== undefined;
}

function isSameEmail(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Part of every final form's request. */
export interface RegistrationProof {
  readonly hash: string;
  readonly action: RegistrationAction;
  readonly consent: Consent;
}

/** The registration, and the consent that is given by sending it: its version and the moment (law 94-V). */
export function registrationProof({
  hash,
  action,
}: Pick<Registration, 'hash' | 'action'>): RegistrationProof | undefined {
  if (hash === null || action === null) return undefined;
  return { hash, action, consent: { version: CONSENT_VERSION, accepted_at: new Date(now()).toISOString() } };
}
