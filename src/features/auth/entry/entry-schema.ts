import * as v from 'valibot';
import { newPassword, password, samePasswords } from '@/shared/form/rules/password';
import { email } from '@/shared/form/rules/text';

/**
 * Form schema of the login payload in docs/rules.md §3. The role isn't a field, because the user
 * chooses it above the form.
 */
export const loginSchema = v.object({ email: email(), password: password(), remember: v.boolean() });

export const emailSchema = v.object({ email: email() });

export const newPasswordDefaults = { password: '', password_confirmation: '' };

const entries = { password: newPassword(), password_confirmation: v.string() };

export const newPasswordSchema = v.pipe(v.object(entries), samePasswords());

export type NewPasswords = v.InferOutput<typeof newPasswordSchema>;

export const changePasswordSchema = v.pipe(v.object({ current_password: password(), ...entries }), samePasswords());
