import * as v from 'valibot';
import { email } from '@/shared/form/rules/contact';
import { password } from '@/shared/form/rules/password';

/** docs/rules.md §3, login payload; the role comes from the way in that was chosen. */
export const loginSchema = v.object({ email: email(), password: password(), remember: v.boolean() });
