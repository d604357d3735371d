import * as authMocks from '#generated/mocks/auth/auth.msw.ts';
import { implement } from '../../implement.ts';
import { login } from './login.ts';
import { password } from './password.ts';
import { register } from './register.ts';
import { session } from './session.ts';

export const authArea = implement(authMocks)({ ...session, ...login, ...register, ...password });
