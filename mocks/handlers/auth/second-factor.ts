import * as secondFactorMocks from '#generated/mocks/auth-second-factor/auth-second-factor.msw.ts';
import { implement } from '../../implement.ts';
import { factorOf, replaceRecoveryCodes, setUpFactor, turnFactorOff, turnFactorOn } from '../../rules/second-factor.ts';

export const secondFactor = implement(secondFactorMocks)({
  secondFactorRead: ({ db, user }) => {
    const { turned_on_at = null, recovery_codes = [] } = factorOf(db, user) ?? {};
    return { data: { is_on: turned_on_at !== null, turned_on_at, recovery_codes_left: recovery_codes.length } };
  },

  secondFactorSetup: ({ db, user, body, now }) => ({ data: setUpFactor(db, user, body.password, now) }),

  secondFactorTurnOn: ({ db, user, token, body, now }) => ({
    data: { recovery_codes: [...turnFactorOn(db, user, token, body, now)] },
  }),

  secondFactorTurnOff: ({ db, user, body, now }) => turnFactorOff(db, user, body, now),

  recoveryCodesReplace: ({ db, user, body, now }) => ({
    data: { recovery_codes: [...replaceRecoveryCodes(db, user, body, now)] },
  }),
});
