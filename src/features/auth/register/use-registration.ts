import { useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { CodeConfirmRequest } from '#generated/models/code-confirm-request.ts';
import type { CodeConfirmed } from '#generated/models/code-confirmed.ts';
import type { CodeSendRequest } from '#generated/models/code-send-request.ts';
import type { CodeSent } from '#generated/models/code-sent.ts';
import type { RegistrationAction } from '#generated/models/registration-action.ts';
import type { Session } from '#generated/models/session.ts';
import type { User } from '#generated/models/user.ts';
import { currentUserQuery } from '@/features/auth/session/current-user';
import { useSignIn } from '@/features/auth/session/use-sign-in';
import { isProblem, isUnsure } from '@/shared/api/problem';
import { type DraftPlace, draftStorageGuard } from '@/shared/form/draft-storage';
import { now } from '@/shared/format/now';
import type { Cabinet } from '@/shared/session/session-record';
import { stored } from '@/shared/stored';
import {
  type AccountMode,
  registrationProof,
  type RegistrationProof,
  noRegistration,
  parseRegistration,
  type Registration,
  actionChosen,
  cabinetAsked,
  codeConfirmed,
  codeSent,
  hashLost,
  isConfirmed,
  mustWait,
} from './registration';
import type { RegistrationStep } from './steps';

interface CurrentRegistration {
  readonly registration: Registration;
  readonly store: RegistrationStore;
  readonly go: (step: RegistrationStep) => void;
  /** Whether another step was shown before, so that the heading takes focus. */
  readonly moved: boolean;
  /** The logged-in user who adds a cabinet; `null` for guests. */
  readonly member: User | null;
  /**
   * Whether the visitor comes from a booking: then «patient» is the default, which can be changed.
   */
  readonly quick: boolean;
  readonly redirect: string | undefined;
}

export const RegistrationContext = createContext<CurrentRegistration | undefined>(undefined);

export function useRegistration(): CurrentRegistration {
  const current = use(RegistrationContext);
  if (!current) throw new Error('useRegistration outside of RegistrationFlow');
  return current;
}

/** The password that the final form asks for. */
export function useAccountMode(): AccountMode {
  const { member, registration } = useRegistration();
  if (member !== null) return 'signed-in';
  return registration.roles.length > 0 ? 'own' : 'new';
}

type Send = (proof: RegistrationProof) => Promise<{ readonly data: Session }>;

/**
 * Sends the final form, logs in and opens the new cabinet. If the registration has expired, the
 * values are kept for the next code. Rejects with the Problem.
 */
export function useComplete(role: Cabinet) {
  const { store, go, redirect } = useRegistration();
  const signIn = useSignIn();
  const queryClient = useQueryClient();
  return async (send: Send): Promise<void | 'kept'> => {
    const proof = registrationProof(store.get());
    if (proof === undefined) return 'kept';
    const answer = await complete(store, () => send(proof));
    if (answer !== undefined) return signIn(answer.data, role, redirect);
    // The server may have added the cabinet although its answer was lost, so the user is refetched.
    void queryClient.invalidateQueries(currentUserQuery());
    go('email');
    return 'kept';
  };
}

/**
 * Draft of a registration in session storage; it survives errors and reloads. If storage is full or
 * forbidden, the draft is only in memory.
 */
export class RegistrationStore {
  readonly #stored;
  readonly #listeners = new Set<() => void>();
  #current: Registration;
  #finished = false;
  readonly #mayStore = draftStorageGuard();

  constructor(key: string) {
    this.#stored = stored(key, parseRegistration, noRegistration, 'sessionStorage');
    this.#current = this.#stored.get();
  }

  readonly get = (): Registration => this.#current;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(next: Registration): void {
    this.#keep(next);
    for (const listener of [...this.#listeners]) listener();
  }

  /** Clears the storage and ignores later writes, for example of a form that unmounts. */
  finish(): void {
    this.#finished = true;
    this.#stored.set(null);
  }

  /** Values of all steps in one draft, so that a name is typed only once, whatever the role. */
  readonly fields: DraftPlace = {
    read: () => this.#current.fields,
    write: (values) => this.#keep({ ...this.#current, fields: { ...this.#current.fields, ...values } }),
    // The values stay after a submit, since users can come back to a step.
    drop: () => undefined,
  };

  #keep(next: Registration): void {
    if (this.#finished || !this.#mayStore()) return;
    this.#current = next;
    this.#stored.set(JSON.stringify(next));
  }
}

/** Type of the function `ask` of `useWrite`. */
type Call<Body, Answer> = (variables: { data: Body }) => Promise<{ data: Answer }>;

/** Whether no new code is needed: the e-mail is confirmed, or an earlier code can still be used. */
export function hasCode(registration: Registration, email: string): boolean {
  const { hash, email: known, resendAt } = registration;
  if (hash === null || !isSameEmail(known, email)) return false;
  return isConfirmed(registration) || (resendAt ?? 0) > now();
}

/**
 * Sends a code; resolves with `true` if it was sent. If the server answers 429 and an earlier code
 * is valid, stores the waiting time and resolves with `false`. Rejects with any other Problem.
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
 * Checks a code. If the server offers the action `likely`, it is chosen. Resolves with `false` if
 * the code was right but the e-mail has neither an account nor an offered action. Rejects with the
 * Problem; stores the waiting time of a 429.
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

/**
 * Adds a cabinet for the owner of an account: the cabinet of `action`, or one that they choose
 * next.
 */
export function askForCabinet(store: RegistrationStore, action?: RegistrationAction): void {
  const asked = cabinetAsked(store.get());
  store.set(action === undefined ? asked : actionChosen(asked, action));
}

export function chooseAction(store: RegistrationStore, action: RegistrationAction): void {
  store.set(actionChosen(store.get(), action));
}

/**
 * Sends the final form and ends the draft. Resolves with `undefined` if the registration has
 * expired (409); it then starts again with the e-mail. A lost answer is recorded, because a later
 * 409 may mean that the account was created. Rejects with any other Problem.
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
    // An IIN or BIN in use, and a login that requires a code, are errors of fields, so the
    // registration continues.
    if (['iin', 'bin', 'password'].some((field) => field in error.errors)) throw error;
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
