import * as emailMocks from '#generated/mocks/auth-email/auth-email.msw.ts';
import { implement } from '../../implement.ts';
import { confirmEmail, sendEmailCode } from '../../rules/change-email.ts';
import { codeSent } from '../views/code-sent.ts';

export const email = implement(emailMocks)({
  emailCodeSend: ({ db, user, body, now }) => ({ data: codeSent(sendEmailCode(db, user, body, now), now) }),

  emailCodeConfirm: ({ db, user, token, body, now }) => confirmEmail(db, user, token, body, now),
});
