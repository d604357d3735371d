import * as v from 'valibot';
import { newPassword, password, samePasswords } from '@/shared/form/rules/password';

export const newPasswordDefaults = { password: '', password_confirmation: '' };

const entries = { password: newPassword(), password_confirmation: v.string() };

export const newPasswordSchema = v.pipe(v.object(entries), samePasswords());

export type NewPasswords = v.InferOutput<typeof newPasswordSchema>;

/** Who is logged in proves once more that it is they. */
export const changePasswordSchema = v.pipe(v.object({ current_password: password(), ...entries }), samePasswords());
