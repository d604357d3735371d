import { useAuthLoginClinic, useAuthLoginDoctor, useAuthLoginPatient } from '#generated/api/auth-login/auth-login.ts';
import type { LoginRequest } from '#generated/models/login-request.ts';
import type { Session } from '#generated/models/session.ts';
import type { Cabinet } from '@/shared/session/session-record';

/** Whom each way in is for, as people call themselves. */
export const loginRoles = {
  user: 'Пациент',
  doctor: 'Врач',
  clinic: 'Клиника',
} as const satisfies Record<Cabinet, string>;

/** The same account by another way in. */
export const loginAs = {
  user: 'Войти как\u00A0пациент',
  doctor: 'Войти как\u00A0врач',
  clinic: 'Войти как\u00A0клиника',
} as const satisfies Record<Cabinet, string>;

/** Too many tries (429) are shown with a countdown; other errors are told as everywhere (docs/rules.md §8). */
const options = { mutation: { meta: { silent: [429] } } };

/** The login call differs per role (docs/rules.md §6). */
export function useLogin(): (request: LoginRequest) => Promise<Session> {
  const { mutateAsync: patient } = useAuthLoginPatient(options);
  const { mutateAsync: doctor } = useAuthLoginDoctor(options);
  const { mutateAsync: clinic } = useAuthLoginClinic(options);
  const ways = { user: patient, doctor, clinic } satisfies Record<Cabinet, typeof patient>;
  return async (request) => (await ways[request.role]({ data: request })).data;
}
