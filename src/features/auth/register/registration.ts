import * as v from 'valibot';
import type { CodeConfirmed } from '#generated/models/code-confirmed.ts';
import type { CodeSent } from '#generated/models/code-sent.ts';
import type { Consent } from '#generated/models/consent.ts';
import { RegistrationAction } from '#generated/models/registration-action.ts';
import { Role } from '#generated/models/role.ts';
import { CONSENT_VERSION } from '@/shared/config/consent';
import { now as currentTime } from '@/shared/format/now';
import type { Cabinet } from '@/shared/session/session-record';
import { type RegistrationStep, registrationSteps } from './steps';

/** Role that each action adds to the account (docs/rules.md §4). */
export const actionRole = {
  create_clinic: 'clinic',
  create_doctor: 'doctor',
  create_user: 'user',
  upgrade_to_doctor: 'doctor',
  upgrade_to_user: 'user',
} as const satisfies Record<RegistrationAction, Cabinet>;

interface ActionWords {
  readonly label: string;
  readonly note: string;
}

const notes = {
  user: 'Записываться к\u00A0врачам, видеть визиты и\u00A0вести медкарту',
  doctor: 'Вести расписание и\u00A0принимать записи пациентов',
  clinic: 'Управлять филиалами, врачами и\u00A0записями',
} as const satisfies Record<Cabinet, string>;

/** Label and note of each action during the registration of a new account. */
export const actionWords: Record<RegistrationAction, ActionWords> = {
  create_user: { label: 'Я\u00A0пациент', note: notes.user },
  create_doctor: { label: 'Я\u00A0врач', note: notes.doctor },
  create_clinic: { label: 'Мы\u00A0клиника', note: notes.clinic },
  upgrade_to_user: { label: 'Кабинет пациента', note: notes.user },
  upgrade_to_doctor: { label: 'Кабинет врача', note: notes.doctor },
};

/** Label of `create_clinic` when the owner of an account adds a cabinet. */
export const addedClinicLabel = 'Кабинет клиники';

/** State of the registration (docs/rules.md §3, registration draft). */
export interface Registration {
  /** The furthest step that is allowed. */
  readonly step: RegistrationStep;
  readonly email: string;
  /**
   * Id of the registration on the server; `null` before a code is sent, and when the registration
   * has expired.
   */
  readonly hash: string | null;
  /** Roles of the account that has the confirmed e-mail; empty if there is no account. */
  readonly roles: readonly Role[];
  /** Whether the owner of an existing account wants to add a cabinet. */
  readonly adds: boolean;
  /** Actions that the server offers once the code is confirmed; empty before that. */
  readonly actions: readonly RegistrationAction[];
  readonly action: RegistrationAction | null;
  /** Values of all steps; they never contain a password, a code or an IIN. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Time from which the user can request a new code, in milliseconds since the epoch. */
  readonly resendAt: number | null;
  /** Whether the answer to the last form was lost, so that the account may exist. */
  readonly isUnsure: boolean;
}

export const noRegistration: Registration = {
  step: 'email',
  email: '',
  hash: null,
  roles: [],
  adds: false,
  actions: [],
  action: null,
  fields: {},
  resendAt: null,
  isUnsure: false,
};

export function codeSent(old: Registration, email: string, sent: CodeSent, now: number): Registration {
  const { hash, resend_after_seconds } = sent;
  const resendAt = now + resend_after_seconds * 1000;
  return settled({
    ...old,
    email,
    hash,
    roles: [],
    adds: false,
    actions: [],
    action: null,
    resendAt,
    isUnsure: false,
  });
}

/** After a 429, stores the time from which the user can request a new code. */
export function mustWait(old: Registration, seconds: number, now: number): Registration {
  return { ...old, resendAt: now + seconds * 1000 };
}

/**
 * Applies the answer to a confirmed code. Actions that only a newer server knows have no role
 * (docs/rules.md §4), so they are removed.
 * @param adds whether the user adds a cabinet, so that the step for an existing account isn't
 * needed
 */
export function codeConfirmed(old: Registration, { hash, roles, actions }: CodeConfirmed, adds = false): Registration {
  return settled({ ...old, hash, roles, adds, actions: actions.filter((action) => isAction(action)), action: null });
}

/** The owner of an existing account adds another cabinet. */
export function cabinetAsked(old: Registration): Registration {
  return settled({ ...old, adds: true });
}

export function isConfirmed({ roles, actions }: Pick<Registration, 'roles' | 'actions'>): boolean {
  return roles.length > 0 || actions.length > 0;
}

export function actionChosen(old: Registration, action: RegistrationAction): Registration {
  return settled({ ...old, action });
}

/** Resets an expired registration to the step «e-mail». The typed values stay. */
export function hashLost(old: Registration): Registration {
  return settled({ ...old, hash: null, roles: [], adds: false, actions: [], action: null, resendAt: null });
}

/** The step in the URL if it is allowed now, otherwise the furthest allowed step. */
export function stepToShow(registration: Registration, asked: RegistrationStep | undefined): RegistrationStep {
  return asked !== undefined && mayOpen(registration, asked) ? asked : registration.step;
}

/**
 * Whether a step can be opened. Once the code is confirmed, the step «code» can't be opened any
 * more. Other steps still can.
 */
function mayOpen(registration: Registration, step: RegistrationStep): boolean {
  const { hash, roles, adds, actions, action } = registration;
  if (step === 'email') return true;
  if (hash === null) return false;
  switch (step) {
    case 'code':
      return !isConfirmed(registration);
    case 'known':
      return roles.length > 0;
    case 'action':
      return actions.length > 0 && (roles.length === 0 || adds);
    case 'form':
      return action !== null && actions.includes(action) && (roles.length === 0 || adds);
  }
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
  roles: v.optional(v.array(v.enum(Role)), []),
  adds: v.optional(v.boolean(), false),
  actions: v.array(v.enum(RegistrationAction)),
  action: v.nullable(v.enum(RegistrationAction)),
  fields: v.record(v.string(), v.unknown()),
  resendAt: v.nullable(v.number()),
  isUnsure: v.optional(v.boolean(), false),
});

/**
 * Reads the stored draft. A draft that is invalid (from an older version, or edited by hand) is
 * replaced with an empty one.
 */
export function parseRegistration(text: string | null): Registration {
  try {
    return settled({ ...noRegistration, ...v.parse(stored, JSON.parse(text ?? 'null')) });
  } catch {
    return noRegistration;
  }
}

/**
 * The password in the final form:
 * - `new`: a new password, typed twice;
 * - `own`: the password of the existing account;
 * - `signed-in`: no password.
 */
export type AccountMode = 'new' | 'own' | 'signed-in';

/** Fields that the requests of all final forms have in common. */
export interface RegistrationProof {
  readonly hash: string;
  readonly action: RegistrationAction;
  readonly consent: Consent;
}

/**
 * Returns the id and the action of the registration, and the consent with its version and time (law
 * 94-V).
 */
export function registrationProof({
  hash,
  action,
}: Pick<Registration, 'hash' | 'action'>): RegistrationProof | undefined {
  if (hash === null || action === null) return undefined;
  return { hash, action, consent: { version: CONSENT_VERSION, accepted_at: new Date(currentTime()).toISOString() } };
}
