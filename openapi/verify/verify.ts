import { checkAccess, checkLogout, checkMethods } from './access.ts';
import { Calls } from './calls.ts';
import type { Contract, Operation, Role } from './contract.ts';
import { checkCoverage } from './coverage.ts';
import { checkLifecycle, checkPaging, checkUpdate } from './lifecycle.ts';
import { find } from './preparations.ts';
import { checkRandomly } from './random.ts';
import { checkRules } from './rules.ts';
import { Run } from './run.ts';
import { Enough, Server, type ServerOptions } from './server.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
}

export interface Verification extends ServerOptions {
  readonly contract: Contract;
  readonly accounts: Partial<Record<Role, Account>>;
  /** Tags or operation ids; all of them when empty. */
  readonly only: readonly string[];
  readonly seed: number;
  /** Random requests for each operation. */
  readonly times: number;
  readonly allowWrites: boolean;
  /** The server's day, YYYY-MM-DD. */
  readonly today: string;
  /** Told before each step, with what is being done. */
  readonly onStep?: (step: string, done: number, of: number) => void;
  readonly signal?: AbortSignal;
}

/** Asked last, each with what it ends: a session, a password. */
const ENDS = new Set(['passwordUpdate', 'sessionDeleteOthers', 'accountDelete', 'authLogout']);
const LOGINS: Readonly<Record<Role, string>> = {
  user: 'authLoginPatient',
  doctor: 'authLoginDoctor',
  clinic: 'authLoginClinic',
};

/** Checks a server against a contract. It stops early when the signal says so or all requests are spent, and says what was left out. */
export async function verify(options: Verification): Promise<Run> {
  const { contract, only, allowWrites, onStep, signal } = options;
  const server = new Server(options);
  const chosen = contract.operations.filter(
    ({ id, tag }) => only.length === 0 || only.includes(id) || only.includes(tag),
  );
  const operations = chosen.filter(({ writes }) => allowWrites || !writes).toSorted((a, b) => turnOf(a) - turnOf(b));
  const run = new Run(contract, server, new Calls(contract, options.today), operations);
  const writing = chosen.length - operations.length;
  if (writing > 0) run.skipped.push({ what: `${writing} operations that write`, why: 'only with --allow-writes' });

  const phases: [string, (operation: Operation) => Promise<void>][] = [
    ['access', (operation) => checkAccess(run, operation)],
    ['paging', (operation) => checkPaging(run, operation)],
    ['life', (operation) => checkLifecycle(run, operation)],
    ['changes', (operation) => checkUpdate(run, operation)],
    ['rules', (operation) => checkRules(run, operation)],
    ['coverage', (operation) => checkCoverage(run, operation)],
    ['random', (operation) => checkRandomly(run, operation, options)],
  ];
  const steps = phases.flatMap(([phase, check]) =>
    operations
      .filter(({ id }) => phase !== 'coverage' || !ENDS.has(id))
      .map((operation) => ({ name: `${phase} ${operation.id}`, operation, check })),
  );
  let done = 0;
  try {
    await logEverybodyIn(run, options.accounts);
    await findIds(run);
    for (const { name, operation, check } of steps) {
      if (signal?.aborted === true) throw new Enough('it was interrupted');
      onStep?.(name, done, steps.length);
      if (server.limited.has(operation.id)) run.skipped.push({ what: name, why: 'the server answers 429' });
      else await check(operation);
      done += 1;
    }
    await checkMethods(run);
    const { user } = options.accounts;
    await checkLogout(run, () => (user === undefined ? Promise.resolve(undefined) : tokenOf(run, 'user', user)));
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
    run.skipped.push({ what: `${steps.length - done} of ${steps.length} steps`, why: error.message });
  }
  return run;
}

/** Reads first; then what patients, doctors and clinics change: a doctor who hides a service takes its times away. Deletes come last. */
function turnOf({ id, method, writes, role }: Operation): number {
  if (ENDS.has(id)) return 99;
  if (!writes) return 0;
  const who = role === null ? 0 : { user: 1, doctor: 2, clinic: 3 }[role];
  return (method === 'DELETE' ? 50 : 10) + who * 10 + ({ PUT: 1, PATCH: 1, POST: 2, GET: 3 }[method] ?? 4);
}

async function logEverybodyIn(run: Run, accounts: Verification['accounts']): Promise<void> {
  for (const [role, account] of Object.entries(accounts) as [Role, Account][]) {
    const token = await tokenOf(run, role, account);
    if (token !== undefined) run.server.tokens.set(role, token);
  }
  for (const role of ['user', 'doctor', 'clinic'] as const) {
    if (!run.server.tokens.has(role)) {
      run.skipped.push({
        what: `the cabinet of a ${role}`,
        why: `nobody is signed in: --account ${role}=email:password`,
      });
    }
  }
}

async function tokenOf(run: Run, role: Role, { email, password }: Account): Promise<string | undefined> {
  const login = run.operation(LOGINS[role]);
  if (login === undefined) return undefined;
  const answered = await run.check(
    { ...run.calls.valid(login), body: { email, password, remember: false, role } },
    'logging in',
  );
  const token = find(answered.body, (node) => typeof node['access_token'] === 'string')?.['access_token'];
  return typeof token === 'string' ? token : undefined;
}

/** Ids that exist here: where the example's is unknown, the first row of the list above it is taken. */
async function findIds(run: Run): Promise<void> {
  for (const operation of run.contract.operations) {
    const [, parent] = /^(.*)\/\{id\}$/.exec(operation.path) ?? [];
    const list = run.contract.operations.find(({ path, method }) => path === parent && method === 'GET');
    if (list === undefined || operation.method !== 'GET') continue;
    if (!run.operations.some(({ path }) => path.startsWith(`${parent}/{id}`))) continue;
    const { status } = await run.server.ask(run.calls.valid(operation));
    if (status !== 404) continue;
    const { body } = await run.server.ask(run.calls.valid(list));
    const row = find((body as { readonly data?: unknown } | undefined)?.data, (node) => node['id'] !== undefined);
    if (row === undefined) continue;
    for (const one of run.contract.operations.filter(({ path }) => path.startsWith(`${parent}/{id}`))) {
      run.calls.found.set(`${one.id} id`, row['id']);
    }
  }
}
