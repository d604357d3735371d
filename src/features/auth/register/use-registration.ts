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
  /** Whether the user has seen another step before, so that the heading gets the focus. */
  readonly moved: boolean;
  /** The logged-in user who adds a cabinet; `null` for guests. */
  readonly member: User | null;
  /**
   * Whether the visitor comes from a booking. Then «patient» is chosen at first, and the visitor
   * can change it.
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

/** The kind of password that the last form asks for. */
export function useAccountMode(): AccountMode {
  const { member, registration } = useRegistration();
  if (member !== null) return 'signed-in';
  return registration.roles.length > 0 ? 'own' : 'new';
}

type Send = (proof: RegistrationProof) => Promise<{ readonly data: Session }>;

/**
 * Sends the last form, logs in and opens the new cabinet. If the registration has expired, the
 * values are kept until a new code is confirmed. After any other error it rejects with the Problem.
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
    // The answer may be lost although the server has added the cabinet, so the user is refetched.
    void queryClient.invalidateQueries(currentUserQuery());
    go('email');
    return 'kept';
  };
}

/**
 * Draft of a registration in session storage. It is kept after errors and reloads. If storage is
 * full or forbidden, the draft is only in memory.
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

  /**
   * Clears the storage and ignores later writes. A form writes its draft when it unmounts, for
   * example.
   */
  finish(): void {
    this.#finished = true;
    this.#stored.set(null);
  }

  /**
   * Values of all steps in one draft, so that the user types a name only once, even after choosing
   * another role.
   */
  readonly fields: DraftPlace = {
    read: () => this.#current.fields,
    write: (values) => this.#keep({ ...this.#current, fields: { ...this.#current.fields, ...values } }),
    // The values stay after a submit, because the user can come back to a step.
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

/**
 * Whether the user needs no new code, because the e-mail is confirmed or an earlier code can still
 * be used.
 */
export function hasCode(registration: Registration, email: string): boolean {
  const { hash, email: known, resendAt } = registration;
  if (hash === null || !isSameEmail(known, email)) return false;
  return isConfirmed(registration) || (resendAt ?? 0) > now();
}

/**
 * Sends a code and resolves with `true`. If the server answers 429 although an earlier code is
 * valid, stores how long the user has to wait and resolves with `false`. After any other error it
 * rejects with the Problem.
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
 * Checks a code. If the server offers the action `likely`, this action is chosen. Resolves with
 * `false` if the code was right but the e-mail has neither an account nor an offered action.
 * Otherwise rejects with the Problem; after a 429 it stores how long the user has to wait.
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
 * Adds a cabinet for the owner of an account. It is the cabinet of `action`; without an action the
 * owner chooses one in the next step.
 */
export function askForCabinet(store: RegistrationStore, action?: RegistrationAction): void {
  const asked = cabinetAsked(store.get());
  store.set(action === undefined ? asked : actionChosen(asked, action));
}

export function chooseAction(store: RegistrationStore, action: RegistrationAction): void {
  store.set(actionChosen(store.get(), action));
}

/**
 * Sends the last form and ends the draft. If the registration has expired (409), it starts again
 * with the e-mail, and the promise resolves with `undefined`. A lost answer is recorded, because a
 * later 409 may mean that the account was created. After any other error it rejects with the
 * Problem.
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
    // If an IIN or BIN is already in use, or the login requires a code, a field shows the error and
    // the registration continues.
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
