import type { CodeConfirmRequest } from '#generated/models/code-confirm-request.ts';
import type { CodeConfirmed } from '#generated/models/code-confirmed.ts';
import type { CodeSendRequest } from '#generated/models/code-send-request.ts';
import type { CodeSent } from '#generated/models/code-sent.ts';
import type { RegistrationAction } from '#generated/models/registration-action.ts';
import { isProblem } from '@/shared/api/problem';
import { now } from '@/shared/format/now';
import { type Registration, actionChosen, codeConfirmed, codeSent, hashLost, mustWait } from './registration';
import type { RegistrationStore } from './registration-store';

/** A call of the SDK, as its mutations offer it. */
type Call<Body, Answer> = (variables: { data: Body }) => Promise<{ data: Answer }>;

/** Is the address confirmed, or a code on its way that this tab can use? Then none is asked for. */
export function hasCode({ hash, email: known, actions, resendAt }: Registration, email: string): boolean {
  if (hash === null || !isSameAddress(known, email)) return false;
  return actions.length > 0 || (resendAt ?? 0) > now();
}

/**
 * Sends a code and writes down what comes of it. Resolves with whether one was sent. Rejects with the Problem, except for a
 * 429 while this tab knows the registration that the earlier code belongs to: then that code is good, and the wait is noted.
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
    if (hash === null || !isSameAddress(known, email) || !noteWait(store, error)) throw error;
    return false;
  }
}

/**
 * Checks a code. With `likely` the choice of that action is made where it is offered. Resolves with `false` when the code was right
 * and yet leads nowhere. Rejects with the Problem; a wait that the
 * server asks for is noted.
 */
export async function checkCode(
  store: RegistrationStore,
  code: string,
  confirm: Call<CodeConfirmRequest, CodeConfirmed>,
  likely?: RegistrationAction,
): Promise<boolean> {
  const { email, hash } = store.get();
  if (hash === null) return false;
  try {
    const { data } = await confirm({ data: { email, hash, code } });
    const next = codeConfirmed(store.get(), data);
    if (next.actions.length === 0) return false;
    store.set(likely !== undefined && next.actions.includes(likely) ? actionChosen(next, likely) : next);
    return true;
  } catch (error) {
    noteWait(store, error);
    throw error;
  }
}

export function chooseAction(store: RegistrationStore, action: RegistrationAction): void {
  store.set(actionChosen(store.get(), action));
}

/**
 * Sends the final form. Resolves with the answer and ends the draft; with `undefined` when the server knows the registration
 * no more (409), which then begins again with the address. Rejects with any other Problem.
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
    if (!isProblem(error, 409)) throw error;
    store.set(hashLost(store.get()));
    return undefined;
  }
}

function noteWait(store: RegistrationStore, error: unknown): boolean {
  const wait = isProblem(error, 429) ? error.retryAfterSeconds : undefined;
  if (wait !== undefined) store.set(mustWait(store.get(), wait, now()));
  return wait !== undefined;
}

function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
