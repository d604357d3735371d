import * as accountMocks from '#generated/mocks/auth-account/auth-account.msw.ts';
import { implement } from '../../implement.ts';
import { deleteAccount, deletionOf } from '../../rules/account.ts';

export const account = implement(accountMocks)({
  accountDeletionRead: ({ db, user, now }) => ({ data: deletionOf(db, user, now) }),
  accountDelete: ({ db, user, body, now }) => deleteAccount(db, user, body.password, now),
});
