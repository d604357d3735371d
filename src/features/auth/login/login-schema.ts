import * as v from 'valibot';
import { password } from '@/shared/form/rules/password';
import { email } from '@/shared/form/rules/text';

/** docs/rules.md §3, login payload; the role comes from the way in that was chosen. */
export const loginSchema = v.object({ email: email(), password: password(), remember: v.boolean() });
