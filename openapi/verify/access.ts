import type { Problem } from './checks.ts';
import type { Operation, Role } from './contract.ts';
import { checkOrder } from './order.ts';
import { prepared } from './preparations.ts';
import { idsOf } from './rows.ts';
import type { Run } from './run.ts';
import type { Answered, Session } from './server.ts';

const ROLES: readonly Role[] = ['user', 'doctor', 'clinic'];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Checks that requests without a session, with an invalid token or another role are refused. */
export async function checkAccess(run: Run, operation: Operation): Promise<void> {
  if (operation.session !== 'required') return;
  const valid = run.calls.valid(operation);
  // A server may check the type of the body before the session.
  const isForm = operation.body?.mediaType.startsWith('multipart/') === true;
  const call = isForm ? await prepared(run, valid) : valid;
  await run.check({ ...call, as: null }, 'without a session', expected(401, 'ignored auth'));
  await run.check({ ...call, as: { token: 'invalid.token' } }, 'with an invalid token', expected(401, 'ignored auth'));
  if (operation.role === null) return;
  for (const role of ROLES.filter((one) => one !== operation.role)) {
    if (!run.server.tokens.has(role)) continue;
    await run.check({ ...call, as: role }, `with the session of a ${role}`, expected(403, 'role'));
  }
}

/** Checks that each path refuses a method that the contract does not define for it. */
export async function checkMethods(run: Run): Promise<void> {
  const byPath = Map.groupBy(run.operations, ({ path }) => path);
  for (const [path, chosen] of byPath) {
    const known = new Set(run.contract.operations.filter((one) => one.path === path).map(({ method }) => method));
    // The URL may match a second path (/visits/{id} matches /visits/summary), so `Allow` may name
    // further methods.
    const [operation] = chosen;
    const method = METHODS.find((one) => !known.has(one));
    if (operation === undefined || method === undefined) continue;
    const { body: _, ...call } = run.calls.valid(operation);
    await run.check(
      { ...call, method, ...(method === 'GET' ? {} : { raw: '{}' }) },
      `${method} ${path}`,
      ({ status, headers }) => {
        if (status !== 405) return [{ check: 'method', message: `${status} for ${method}, not 405` }];
        const allowed = new Set((headers.get('Allow') ?? '').split(',').map((one) => one.trim()));
        const missing = chosen.filter((one) => !allowed.has(one.method)).map((one) => one.method);
        return missing.length === 0 ? [] : [{ check: 'method', message: `405 without ${missing.join(', ')} in Allow` }];
      },
    );
  }
}

/** Checks that a token is refused after logging out. */
export async function checkLogout(run: Run, login: () => Promise<Session | undefined>): Promise<void> {
  const [logout, me] = [run.operation('authLogout'), run.operation('authMe')];
  if (logout === undefined || me === undefined || !run.includes('authLogout')) return;
  const as = await login();
  if (as === undefined) return;
  await run.check({ ...run.calls.valid(logout), as }, 'logging out');
  await run.check({ ...run.calls.valid(me), as }, 'after logging out', expected(401, 'use after delete'));
}

function expected(status: number, check: Problem['check']): (answered: Answered) => Problem[] {
  return (answered) =>
    answered.status === status || answered.status === 429
      ? []
      : [{ check, message: `${answered.status}, not ${status}` }];
}

/**
 * Checks that a token is refused after another session of the account has ended the session of this
 * token.
 */
export async function checkEndedSession(run: Run, login: () => Promise<Session | undefined>): Promise<void> {
  const [list, end, me] = ['sessionList', 'sessionDelete', 'authMe'].map((id) => run.operation(id));
  if (list === undefined || end === undefined || me === undefined || !run.includes('sessionDelete')) return;
  const by = await login();
  if (by === undefined) return;
  const known = new Set(idsOf((await run.server.ask({ ...run.calls.valid(list), as: by })).body));
  const ended = await login();
  const id = idsOf((await run.check({ ...run.calls.valid(list), as: by }, 'sessions')).body).find(
    (one) => !known.has(one),
  );
  if (id === undefined || ended === undefined) return;
  await checkOrder(run, list);
  await run.check({ ...run.calls.valid(end), path: { id }, as: by }, 'ending a session');
  await run.check({ ...run.calls.valid(me), as: ended }, 'after it was ended', expected(401, 'use after delete'));
  run.ledger.checked('seen', 'sessionDelete');
}
