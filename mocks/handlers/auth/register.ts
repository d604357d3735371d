import * as registerMocks from '#generated/mocks/auth-register/auth-register.msw.ts';
import { implement } from '../../implement.ts';
import { confirmCode, sendCode } from '../../rules/registration/code.ts';
import { registerClinic, registerDoctor, registerPatient } from '../../rules/registration/complete.ts';
import { startSession } from '../../rules/sessions.ts';
import { codeSent } from '../views/code-sent.ts';
import { sessionView } from '../views/user.ts';

export const register = implement(registerMocks)({
  registerCodeSend: ({ db, visitor, body, now }) => ({ data: codeSent(sendCode(db, visitor, body.email, now), now) }),

  registerCodeConfirm: ({ db, body, now }) => {
    const { id, email, actions } = confirmCode(db, body, now);
    const { roles = [] } = db.users.findOne('email', email.toLowerCase()) ?? {};
    return { data: { hash: id, roles: [...roles], actions: [...actions] } };
  },

  registerCompletePatient: ({ db, visitor, body, now, device }) => {
    const user = registerPatient(db, visitor, body, now);
    return { data: sessionView(db, user, startSession(db, user, now, { remember: true, device })) };
  },

  registerCompleteDoctor: ({ db, visitor, body, now, device }) => {
    const user = registerDoctor(db, visitor, body, now);
    return { data: sessionView(db, user, startSession(db, user, now, { remember: true, device })) };
  },

  registerCompleteClinic: ({ db, visitor, body, now, device }) => {
    const user = registerClinic(db, visitor, body, now);
    return { data: sessionView(db, user, startSession(db, user, now, { remember: true, device })) };
  },
});
