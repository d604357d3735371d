import * as v from 'valibot';
import { newPassword, password, passwordRules } from '@/shared/form/rules/password';

/**
 * How the final form makes sure of the account:
 * - `new`: a password is chosen, twice;
 * - `own`: the address has an account, so its password is asked;
 * - `signed-in`: they are logged in, so nothing is.
 */
export type Access = 'new' | 'own' | 'signed-in';

export const accessDefaults = { password: '', password_confirmation: '' };

export function accessEntries(access: Access) {
  if (access === 'new') return { password: newPassword(), password_confirmation: v.string() };
  return { password: access === 'own' ? ownPassword() : v.string(), password_confirmation: v.string() };
}

/** What is sent of it. */
export function passwordsOf(
  access: Access,
  { password: chosen, password_confirmation }: typeof accessDefaults,
): Partial<typeof accessDefaults> {
  if (access === 'signed-in') return {};
  return { password: chosen, password_confirmation: access === 'own' ? chosen : password_confirmation };
}

/** What breaks the rules can be nobody's password. */
const ownPassword = () =>
  v.pipe(
    password(),
    v.check((text) => passwordRules.every((rule) => rule.isMet(text)), 'Неверный пароль'),
  );
