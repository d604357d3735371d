import type { Operation, Role } from './contract.ts';
import { dataOf, find, idsOf, isWhole } from './rows.ts';
import type { Run } from './run.ts';
import { type Call, CannotStart, type Session, type Who } from './server.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
}

/**
 * Accounts of each role. The first one is checked; the second one must not see the data of the
 * first one.
 */
export type Accounts = Partial<Record<Role, readonly Account[]>>;

const LOGINS: Readonly<Record<Role, string>> = {
  user: 'authLoginPatient',
  doctor: 'authLoginDoctor',
  clinic: 'authLoginClinic',
};
export const ROLES = Object.keys(LOGINS) as readonly Role[];
/** Reads that return the slug of the account's public page. */
const PROFILES: Partial<Record<Role, string>> = { doctor: 'doctorProfileInfo', clinic: 'clinicProfile' };

/**
 * Logs in all accounts.
 * @throws CannotStart if a login is refused
 */
export async function signIn(run: Run, accounts: Accounts): Promise<void> {
  for (const role of ROLES) {
    const [first, other] = accounts[role] ?? [];
    if (first === undefined) {
      const how = `--account ${role}=email:password`;
      if (run.operations.some((operation) => operation.role === role)) {
        run.skipped.push({ what: `the cabinet of a ${role}`, why: `nobody is signed in: ${how}` });
      }
      continue;
    }
    const name = role.toUpperCase();
    const opened = await login(run, role, first, name);
    if (opened === undefined) {
      run.skipped.push({ what: `the cabinet of a ${role}`, why: 'the answer to the login has no access_token' });
      continue;
    }
    const people = {
      first: opened,
      again: (await login(run, role, first, name)) ?? opened,
      other: other === undefined ? undefined : await login(run, role, other, `${name}_2`),
    };
    run.server.tokens.set(role, people.first.token);
    run.people.set(role, people);
    const profile = run.operation(PROFILES[role] ?? '');
    if (profile === undefined || !run.includes(profile.id)) continue;
    for (const session of [people.first, people.other]) {
      if (session === undefined) continue;
      const { body } = await run.server.ask({ ...run.calls.valid(profile), as: session });
      const { slug } = (dataOf(body) ?? {}) as { readonly slug?: unknown };
      if (slug !== undefined) run.slugs.set(session.token, slug);
    }
  }
}

/**
 * Logs in and returns the session; undefined if the response has no token.
 * @throws CannotStart if the login is refused
 */
export async function login(run: Run, role: Role, account: Account, name: string): Promise<Session | undefined> {
  const operation = run.operation(LOGINS[role]);
  if (operation === undefined) throw new CannotStart(`The contract has no ${LOGINS[role]}`);
  const { email, password } = account;
  const answered = await run.check(
    { ...run.calls.valid(operation), body: { email, password, remember: false, role } },
    'logging in',
  );
  if (answered.status >= 300) {
    const { message = '' } = (answered.body ?? {}) as { readonly message?: string };
    const hint = answered.status === 404 ? ' Does --base-url end with /api/v0?' : '';
    const what = `POST ${operation.path} answers ${answered.status} ${message}`.trim();
    throw new CannotStart(`--account ${role}=${email}:… is not let in: ${what}.${hint}`);
  }
  const token = find(answered.body, (node) => typeof node['access_token'] === 'string')?.['access_token'];
  const user = find(answered.body, (node) => node['email'] !== undefined);
  return typeof token === 'string' ? { token, name, account: user?.['id'] } : undefined;
}

/**
 * Returns ids of the account's rows, from the list whose path precedes the id in the operation's
 * path.
 */
export async function ownIds(run: Run, { path }: Operation, as: Who): Promise<unknown[]> {
  const list = listAbove(run, path);
  if (list === undefined) return [];
  const { body } = await run.server.ask(run.ownRead(list, as));
  return idsOf(body);
}

function listAbove(run: Run, path: string): Operation | undefined {
  const above = path.slice(0, path.indexOf('/{'));
  return run.operations.find((one) => one.path === above && one.method === 'GET' && !one.writes);
}

/**
 * If the example's id is not in the account's list, replaces the example's id with an id of this
 * list.
 */
export async function withOwnId(run: Run, call: Call): Promise<Call> {
  const { operation } = call;
  const [, name = ''] = /\{([^}]+)\}/.exec(operation.path) ?? [];
  const list = listAbove(run, operation.path);
  if (name === '') return call;
  if (list === undefined) {
    const made = run.operations.find(({ id, path }) => path === operation.path && run.made.has(id));
    return made === undefined ? call : { ...call, path: { ...call.path, [name]: run.made.get(made.id) } };
  }
  const { body } = await run.server.ask(run.ownRead(list, call.as));
  const ids = idsOf(body);
  if (ids.length === 0 || ids.includes(call.path[name]) || !isWhole(body)) return call;
  return { ...call, path: { ...call.path, [name]: ids[0] } };
}
