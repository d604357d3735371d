import { leaveOutAbsent } from './absent.ts';
import { checkAccess, checkEndedSession, checkLogout, checkMethods } from './access.ts';
import { Calls } from './calls.ts';
import type { Contract, Operation } from './contract.ts';
import { checkCoverage } from './coverage.ts';
import type { Fixtures } from './fixtures.ts';
import { checkLifecycle, checkPaging, checkUpdate } from './lifecycle.ts';
import { checkOrder } from './order.ts';
import { Bystander, checkFiles, checkOwnership } from './ownership.ts';
import { checkRandomly } from './random.ts';
import { checkDeleted, checkReadBack } from './readback.ts';
import { find } from './rows.ts';
import { checkRules } from './rules.ts';
import { Run } from './run.ts';
import { Enough, Server, type ServerOptions, type Session } from './server.ts';
import { type Accounts, login, ROLES, signIn } from './sessions.ts';
import { checkVersion } from './version.ts';

export interface Verification extends ServerOptions {
  readonly contract: Contract;
  readonly accounts: Accounts;
  /** Tags or operation ids to check; empty for all. */
  readonly only: readonly string[];
  /** Values of the tested server that replace the ids and slugs in the contract's examples. */
  readonly fixtures?: Fixtures;
  readonly seed: number;
  /** Number of random requests for each operation. */
  readonly times: number;
  readonly allowWrites: boolean;
  /** Day of the server, YYYY-MM-DD. */
  readonly today: string;
  /** Waits for delayed writes; by default it does not wait. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** Called before each step. */
  readonly onStep?: (step: string, done: number, of: number) => void;
  readonly signal?: AbortSignal;
}

interface Step {
  readonly name: string;
  readonly operation: Operation;
  readonly check: (operation: Operation) => Promise<void>;
}

/** Operations that end a session or change a password; they run last. */
const ENDS = new Set(['passwordUpdate', 'sessionDeleteOthers', 'accountDelete', 'authLogout']);
/**
 * Milliseconds before the result of a write is read a second time, because a server may lose the
 * result later.
 */
const PAUSE = 300;

/**
 * Checks a server against a contract. An abort or the limit of requests ends the run early; its
 * result lists the missing checks.
 */
export async function verify(options: Verification): Promise<Run> {
  const { contract, only, allowWrites, onStep, signal } = options;
  const server = new Server(options);
  const chosen = contract.operations.filter(
    ({ id, tag }) => only.length === 0 || only.includes(id) || only.includes(tag),
  );
  const operations = chosen.filter(({ writes }) => allowWrites || !writes).toSorted((a, b) => turnOf(a) - turnOf(b));
  const pause = (): Promise<void> => options.wait?.(PAUSE) ?? Promise.resolve();
  const run = new Run(contract, server, new Calls(contract, options.today, options.fixtures), operations, pause);
  const bystander = new Bystander(run);
  const watched =
    (
      check: (run: Run, operation: Operation) => Promise<void>,
      isWide: (operation: Operation) => boolean = () => false,
    ) =>
    async (operation: Operation): Promise<void> => {
      if (operation.writes) await bystander.look(operation, false, isWide(operation));
      await check(run, operation);
      if (operation.writes) await bystander.look(operation, true, isWide(operation));
    };
  const writing = chosen.length - operations.length;
  if (writing > 0) run.skipped.push({ what: `${writing} operations that write`, why: 'only with --allow-writes' });

  const never = Promise.resolve();
  const phases: [string, (operation: Operation) => Promise<void>][] = [
    ['access', (operation) => checkAccess(run, operation)],
    ['paging', (operation) => checkPaging(run, operation)],
    ['life', watched(checkLifecycle)],
    ['changes', watched(checkUpdate)],
    ['creating', watched((of, operation) => (isCreate(operation) ? checkReadBack(of, operation) : never), isCreate)],
    ['rules', (operation) => checkRules(run, operation)],
    ['coverage', watched(checkCoverage)],
    ['random', (operation) => checkRandomly(run, operation, options)],
    ['creating again', watched((of, operation) => (isCleared(operation) ? checkReadBack(of, operation) : never))],
    ['read back', watched((of, operation) => (isCreate(operation) ? never : checkReadBack(of, operation)))],
    ['versions', watched(checkVersion)],
    ['others', (operation) => checkOwnership(run, operation)],
    ['order', (operation) => checkOrder(run, operation)],
    ['deleting', watched(checkDeleted)],
  ];
  let done = 0;
  let steps: readonly Step[] = [];
  try {
    await signIn(run, options.accounts);
    await leaveOutAbsent(run);
    expectAll(run);
    await findIds(run);
    steps = stepsOf(run, phases);
    for (const { name, operation, check } of steps) {
      if (signal?.aborted === true) throw new Enough('it was interrupted');
      onStep?.(name, done, steps.length);
      if (!server.limited.has(operation.id)) await check(operation);
      else if (!run.skipped.some(({ why }) => why.startsWith(`${operation.id} `))) {
        run.skipped.push({ what: `from ${name} on`, why: `${operation.id} is answered 429` });
      }
      done += 1;
    }
    await checkFiles(run);
    await checkMethods(run);
    for (const role of ROLES) {
      const [account] = options.accounts[role] ?? [];
      if (account === undefined) continue;
      const again = (): Promise<Session | undefined> => login(run, role, account, role.toUpperCase());
      await checkEndedSession(run, again);
      await checkLogout(run, again);
    }
    timeAnswers(run);
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
    run.skipped.push({ what: `${steps.length - done} of ${steps.length} steps`, why: error.message });
  }
  return run;
}

/** Creates one step for each phase and operation. */
function stepsOf(run: Run, phases: readonly [string, (operation: Operation) => Promise<void>][]): Step[] {
  const changing = new Set(['coverage', 'creating', 'creating again', 'read back', 'others', 'deleting']);
  return phases.flatMap(([phase, check]) =>
    run.operations
      .filter(({ id }) => !changing.has(phase) || !ENDS.has(id))
      .map((operation) => ({ name: `${phase} ${operation.id}`, operation, check })),
  );
}

/**
 * Order of operations: reads, then writes of patients, doctors and clinics, then deletes. Patients
 * come first, because a doctor who hides a service removes its slots.
 */
function turnOf({ id, method, writes, role }: Operation): number {
  if (ENDS.has(id)) return 99;
  if (!writes) return 0;
  const who = role === null ? 0 : { user: 1, doctor: 2, clinic: 3 }[role];
  return (method === 'DELETE' ? 50 : 10) + who * 10 + ({ PUT: 1, PATCH: 1, POST: 2, GET: 3 }[method] ?? 4);
}

function isCreate({ answers }: Operation): boolean {
  return answers['201'] !== undefined;
}

/** Whether the coverage phase deletes the row that this create made. */
function isCleared({ answers }: Operation): boolean {
  return (answers['201']?.links ?? []).length > 0;
}

/** Adds the promises that this run should check. */
function expectAll(run: Run): void {
  for (const operation of run.operations) {
    const { id, role, owner, order, seenIn, etagOf, body, writes, session } = operation;
    const name = role ?? 'user';
    const account = session === 'required' ? `--account ${name}=email:password, and ` : '';
    run.ledger.expect('answer', id, `${account}data for which it is possible (docs/for-backend.md)`);
    if (body?.mediaType === 'application/json') run.ledger.expect('data', id, `${account}a body that is taken`);
    if (session === 'required' && owner !== null && owner !== 'shared' && !ENDS.has(id)) {
      run.ledger.expect('owner', id, `two accounts, the first with rows: --account ${name}=a:… --account ${name}=b:…`);
    }
    if (order !== null) run.ledger.expect('order', id, `${account}two rows in the list`);
    if (writes && seenIn.length > 0) {
      run.ledger.expect('seen', id, `${account}a write that is taken, and the read beside it`);
    }
    if (etagOf !== null) run.ledger.expect('version', id, `${account}a change that is taken, and ${etagOf} beside it`);
  }
}

/** Warns about operations whose 95th percentile exceeds the contract's deadline. */
function timeAnswers(run: Run): void {
  for (const [id, times] of run.server.times) {
    const sorted = times.toSorted((a, b) => a - b);
    const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
    if (p95 <= run.contract.deadline * 1000) continue;
    const seconds = (p95 / 1000).toFixed(1);
    run.warnings.push(
      `${id}: 95 of 100 answers within ${seconds} s (${times.length} asked), due within ${run.contract.deadline} s`,
    );
  }
}

/**
 * If the id of an example does not exist on the server, replaces it with the id of the first row in
 * the list whose path precedes the id.
 */
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
