import * as passwordMocks from '#generated/mocks/auth-password/auth-password.msw.ts';
import { implement } from '../../implement.ts';
import { changePassword, confirmPasswordCode, resetPassword, sendPasswordCode } from '../../rules/passwords.ts';
import { codeSent } from '../views/code-sent.ts';

export const password = implement(passwordMocks)({
  passwordCodeSend: ({ db, body, now }) => ({ data: codeSent(sendPasswordCode(db, body.email, now), now) }),

  passwordCodeConfirm: ({ db, body, now }) => ({ data: { hash: confirmPasswordCode(db, body, now) } }),

  passwordReset: ({ db, body, now }) => resetPassword(db, body, now),

  passwordUpdate: ({ db, user, token, body, now }) => changePassword(db, user, token, body, now),
});
