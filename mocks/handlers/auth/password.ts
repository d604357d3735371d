import * as passwordMocks from '#generated/mocks/auth-password/auth-password.msw.ts';
import { implement } from '../../implement.ts';
import { resendAfterSeconds } from '../../rules/one-time-code.ts';
import { changePassword, confirmPasswordCode, resetPassword, sendPasswordCode } from '../../rules/passwords.ts';

export const password = implement(passwordMocks)({
  passwordCodeSend: ({ db, body, now }) => {
    const { id, expires_at, ...sent } = sendPasswordCode(db, body.email, now);
    return { data: { hash: id, resend_after_seconds: resendAfterSeconds(sent, now), expires_at } };
  },

  passwordCodeConfirm: ({ db, body, now }) => ({ data: { hash: confirmPasswordCode(db, body, now) } }),

  passwordReset: ({ db, body, now }) => resetPassword(db, body, now),

  passwordUpdate: ({ db, user, token, body, now }) => changePassword(db, user, token, body, now),
});
