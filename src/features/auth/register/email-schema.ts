import * as v from 'valibot';
import { email } from '@/shared/form/rules/contact';

export const emailSchema = v.object({ email: email() });
