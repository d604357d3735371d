import * as v from 'valibot';
import { APP_CODE_LENGTH } from '@/shared/config/limits';
import { plainTyped } from '@/shared/format/typed-text';
import { messages } from './messages';

/** A code of six digits from an authenticator app. */
export const appCode = () =>
  v.pipe(
    v.string(messages.required),
    v.nonEmpty(messages.required),
    v.check(
      (code) => code.length === APP_CODE_LENGTH,
      ({ input }) => messages.digits(APP_CODE_LENGTH, input.length),
    ),
  );

const FACTOR_CODE = 'Нужны шесть цифр из\u00A0приложения или резервный код вида k7mxp-4hq2v';
const RECOVERY = /^([a-z0-9]{5})[ -]*([a-z0-9]{5})$/;

/**
 * A code of six digits from an authenticator app, or a recovery code: «K7MXP 4hq2v» becomes
 * «k7mxp-4hq2v».
 */
export const factorCode = () =>
  v.pipe(
    v.string(messages.required),
    v.transform((text) => plainTyped(text).toLowerCase().replace(RECOVERY, '$1-$2')),
    v.nonEmpty(messages.required),
    v.regex(/^([0-9]{6}|[a-z0-9]{5}-[a-z0-9]{5})$/, FACTOR_CODE),
  );
