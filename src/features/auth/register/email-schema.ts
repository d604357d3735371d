import * as v from 'valibot';
import { email } from '@/shared/form/rules/text';

export const emailSchema = v.object({ email: email() });
