import * as v from 'valibot';
import { messages } from '@/shared/form/messages';
import { isPhone } from '@/shared/format/phone';

/** docs/rules.md §5. */
export const email = () =>
  v.pipe(
    v.string(messages.required),
    v.trim(),
    v.nonEmpty(messages.required),
    v.email(messages.email),
    v.maxLength(254, messages.email),
  );

/** +7-XXX-XXX-XX-XX (docs/rules.md §5), as the phone field shows it. */
export const phone = () =>
  v.pipe(v.string(messages.required), v.nonEmpty(messages.required), v.check(isPhone, messages.phone));
