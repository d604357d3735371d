import * as phoneMocks from '#generated/mocks/auth-phone/auth-phone.msw.ts';
import { implement } from '../../implement.ts';
import { confirmPhone, sendPhoneCode } from '../../rules/phone-proof.ts';
import { codeSent } from '../views/code-sent.ts';

export const phone = implement(phoneMocks)({
  phoneCodeSend: ({ db, user, body, now }) => ({ data: codeSent(sendPhoneCode(db, user, body.phone, now), now) }),

  phoneCodeConfirm: ({ db, user, body, now }) => confirmPhone(db, user, body, now),
});
